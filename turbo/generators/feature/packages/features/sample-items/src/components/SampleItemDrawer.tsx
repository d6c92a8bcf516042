import { paths } from '@quarterdeck/contract';
import type { SampleItem, SampleItemId } from '@quarterdeck/contract/entities/sampleItem';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent, type AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { Drawer, DrawerBody, DrawerHeader } from '@quarterdeck/ui/Drawer';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Trash2 } from 'lucide-react';
import { SampleItemForm } from './SampleItemForm';

export interface SampleItemDrawerProps {
  result: AsyncResult<SampleItem[]>;
  openId: SampleItemId;
  onDelete: (record: SampleItem) => void;
  onClose: () => void;
}

/** The open sample item beside the list; over it on small screens. */
export function SampleItemDrawer({ result, openId, onDelete, onClose }: SampleItemDrawerProps) {
  const { t } = useTranslation();
  const record = result.data?.find(({ id }) => id === openId);
  return (
    <Drawer
      isOpen
      size="md"
      besideFrom="lg"
      takesFocus={false}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <DrawerHeader
        title={t('sampleItems.detail.label')}
        actions={
          record ? (
            <IconButton icon={Trash2} label={t('sampleItems.detail.delete')} onPress={() => onDelete(record)} />
          ) : null
        }
      />
      <DrawerBody>
        <AsyncContent result={result} skeleton={<Skeleton count={3} />}>
          {() =>
            record ? (
              <SampleItemForm record={record} />
            ) : (
              <EmptyState
                title={t('sampleItems.detail.missingTitle')}
                text={t('sampleItems.detail.missingText')}
                action={
                  <ButtonLink href={paths.sampleItems.href()}>{t('sampleItems.detail.missingAction')}</ButtonLink>
                }
              />
            )
          }
        </AsyncContent>
      </DrawerBody>
    </Drawer>
  );
}
