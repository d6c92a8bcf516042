import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { BulkBar } from '@quarterdeck/ui/BulkBar';
import { Button } from '@quarterdeck/ui/Button';
import { Menu, MenuItem, MenuTrigger } from '@quarterdeck/ui/Menu';
import { CircleDot, Tag as TagIcon, User } from 'lucide-react';
import { labelsOf } from '../model/backlogView';
import { useBacklogWrites } from '../queries/useBacklogWrites';
import { AssigneeMenu, StatusMenu } from './ItemValueMenus';

export interface ItemBulkBarProps {
  /** In the order of the list. */
  selected: readonly BacklogItem[];
  onClear: () => void;
  onDelete: () => void;
}

/** What can be done with everything that is selected. */
export function ItemBulkBar({ selected, onClear, onDelete }: ItemBulkBarProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const { change, move, shown } = useBacklogWrites();
  const labels = labelsOf(shown(), locale).map(({ label }) => label);
  const shared = labels.filter((label) => selected.every((item) => item.labels.includes(label)));
  const changeEach = (patchOf: (item: BacklogItem) => Partial<Pick<BacklogItem, 'labels' | 'assigneeId'>>) => {
    const changes = selected.map((item) => ({ id: item.id, ...patchOf(item) }));
    void change(changes, t('backlog.done.changed', { count: selected.length }));
  };
  const toggleLabel = (label: string) =>
    changeEach(({ labels: old }) => ({
      labels: shared.includes(label) ? old.filter((one) => one !== label) : [...new Set([...old, label])],
    }));
  const ids = selected.map(({ id }) => id);
  return (
    <BulkBar
      label={t('backlog.bulk.label')}
      count={selected.length}
      deleteLabel={t('backlog.bulk.delete')}
      onDelete={onDelete}
      clearLabel={t('backlog.bulk.clear')}
      onClear={onClear}
      placement="page"
    >
      <MenuTrigger>
        <Button size="sm" variant="ghost" icon={CircleDot}>
          {t('backlog.bulk.status')}
        </Button>
        <StatusMenu onChoose={(status) => void move(ids, { status })} />
      </MenuTrigger>
      {labels.length > 0 ? (
        <MenuTrigger>
          <Button size="sm" variant="ghost" icon={TagIcon}>
            {t('backlog.bulk.labels')}
          </Button>
          <Menu selectionMode="multiple" selectedKeys={shared} onAction={(key) => toggleLabel(String(key))}>
            {labels.map((label) => (
              <MenuItem key={label} id={label}>
                {label}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      ) : null}
      <MenuTrigger>
        <Button size="sm" variant="ghost" icon={User}>
          {t('backlog.bulk.assignee')}
        </Button>
        <AssigneeMenu onAssign={(assigneeId) => changeEach(() => ({ assigneeId }))} />
      </MenuTrigger>
    </BulkBar>
  );
}
