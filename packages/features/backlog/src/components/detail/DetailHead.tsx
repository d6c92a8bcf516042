import { paths } from '@quarterdeck/contract';
import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { CloseButton } from '@quarterdeck/ui/CloseButton';
import { useCopy } from '@quarterdeck/ui/copy';
import { DetailHeader } from '@quarterdeck/ui/DetailHeader';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Menu, MenuItem, MenuSeparator, MenuTrigger } from '@quarterdeck/ui/Menu';
import { toasts } from '@quarterdeck/ui/Toast';
import { Ellipsis, Link2, Store, Trash2 } from 'lucide-react';
import { useBacklogWrites } from '../../queries/useBacklogWrites';

/** Key of the item and what can be done with it as a whole. */
export function DetailHead({ item, onClose }: { item: BacklogItem; onClose: () => void }) {
  const { t } = useTranslation();
  const { remove } = useBacklogWrites();
  const { copy } = useCopy();
  const { id, key, requirementId } = item;

  const copyLink = async () => {
    const isCopied = await copy(new URL(paths.backlogItem.href(id), location.origin).href);
    if (isCopied) toasts.add({ title: t('backlogDetail.linkCopied') });
  };
  const handleDelete = () => {
    void remove([item]);
    onClose();
  };

  return (
    <DetailHeader>
      <code>{key}</code>
      <IconButton size="sm" icon={Link2} label={t('backlogDetail.copyLink')} onPress={() => void copyLink()} />
      <MenuTrigger>
        <IconButton size="sm" icon={Ellipsis} label={t('backlogDetail.actions')} />
        <Menu>
          {requirementId === null ? null : (
            <MenuItem icon={Store} href={paths.requirement.href(requirementId)}>
              {t('backlogDetail.inMarketplace')}
            </MenuItem>
          )}
          {requirementId === null ? null : <MenuSeparator />}
          <MenuItem icon={Trash2} isDanger onAction={handleDelete}>
            {t('backlogDetail.delete')}
          </MenuItem>
        </Menu>
      </MenuTrigger>
      <CloseButton onPress={onClose} />
    </DetailHeader>
  );
}
