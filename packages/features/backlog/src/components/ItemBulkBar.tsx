import { backlogStatuses, type BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { BulkBar } from '@quarterdeck/ui/BulkBar';
import { Button } from '@quarterdeck/ui/Button';
import { Menu, MenuItem, MenuTrigger } from '@quarterdeck/ui/Menu';
import { CircleDot, Tag as TagIcon, User } from 'lucide-react';
import { labelsOf } from '../model/backlogView';
import { useBacklogWrites } from '../queries/useBacklogWrites';
import { AssigneeMenu } from './AssigneeMenu';
import { statusIcons } from './statusIcons';

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
  const changed = t('backlog.done.changed', { count: selected.length });
  const shared = labels.filter((label) => selected.every((item) => item.labels.includes(label)));
  const toggleLabel = (label: string) => {
    const isOn = shared.includes(label);
    void change(
      selected.map((item) => ({
        id: item.id,
        labels: isOn ? item.labels.filter((one) => one !== label) : [...new Set([...item.labels, label])],
      })),
      changed,
    );
  };
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
        <Menu
          onAction={(key) => {
            const status = backlogStatuses.find((one) => one === key);
            if (status !== undefined)
              void move(
                selected.map(({ id }) => id),
                { status },
              );
          }}
        >
          {backlogStatuses.map((status) => (
            <MenuItem key={status} id={status} icon={statusIcons[status]}>
              {t(`backlog.status.${status}`)}
            </MenuItem>
          ))}
        </Menu>
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
        <AssigneeMenu
          onAssign={(assigneeId) =>
            void change(
              selected.map(({ id }) => ({ id, assigneeId })),
              changed,
            )
          }
        />
      </MenuTrigger>
    </BulkBar>
  );
}
