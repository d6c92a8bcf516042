import { paths } from '@quarterdeck/contract';
import type { SampleItem } from '@quarterdeck/contract/entities/sampleItem';
import { useTranslation } from '@quarterdeck/i18n';
import { Drawer, DrawerBody, DrawerHeader } from '@quarterdeck/ui/Drawer';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useRecordTitle } from '@quarterdeck/ui/recordTitle';
import { Trash2 } from 'lucide-react';
import { SampleItemForm } from './SampleItemForm';

export interface SampleItemDrawerProps {
  /** Undefined where the address names one that is not there. */
  record: SampleItem | undefined;
  onDelete: (record: SampleItem) => void;
  onClose: () => void;
}

/** The open sample item beside the list; over it on small screens. */
export function SampleItemDrawer({ record, onDelete, onClose }: SampleItemDrawerProps) {
  const { t } = useTranslation();
  useRecordTitle(record?.title);
  return (
    <Drawer isOpen size="md" besideFrom="lg" takesFocus={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DrawerHeader
        title={t('sampleItems.detail.label')}
        actions={
          record ? (
            <IconButton icon={Trash2} label={t('sampleItems.detail.delete')} onPress={() => onDelete(record)} />
          ) : null
        }
      />
      <DrawerBody>
        {record ? (
          <SampleItemForm record={record} />
        ) : (
          <EmptyState
            title={t('sampleItems.detail.missingTitle')}
            text={t('sampleItems.detail.missingText')}
            action={<ButtonLink href={paths.sampleItems.href()}>{t('sampleItems.detail.missingAction')}</ButtonLink>}
          />
        )}
      </DrawerBody>
    </Drawer>
  );
}
