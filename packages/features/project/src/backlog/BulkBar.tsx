import { backlogStatuses, type BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { docked } from '@quarterdeck/ui/dock';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { useFocusLeftBehind } from '@quarterdeck/ui/keptFocus';
import { Menu, MenuItem, MenuTrigger } from '@quarterdeck/ui/Menu';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { CircleDot, Tag as TagIcon, Trash2, User, X } from 'lucide-react';
import { statusIcons } from '../shared/statusIcons';
import { AssigneeMenu } from './AssigneeMenu';
import { labelsOf } from './backlogView';
import { useProjectWrites } from '../shared/projectWrites';
import { Bar } from './BulkBar.styles';
import { useBacklogWrites } from './useBacklogWrites';

export interface BulkBarProps {
  /** In the order of the list. */
  selected: readonly BacklogItem[];
  onClear: () => void;
  onDelete: () => void;
}

/** What can be done with everything that is selected. */
export function BulkBar({ selected, onClear, onDelete }: BulkBarProps) {
  const { t } = useTranslation();
  const { locale } = useFormats();
  const messages = useKitMessages();
  useFocusLeftBehind();
  const { change, move } = useBacklogWrites();
  const labels = labelsOf(useProjectWrites().shown(), locale).map(({ label }) => label);
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
    <Bar ref={docked} label={t('backlog.bulk.label')}>
      <b>{messages.selected(selected.length)}</b>
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
      <Button size="sm" variant="danger-ghost" icon={Trash2} onPress={onDelete}>
        {t('backlog.bulk.delete')}
      </Button>
      <IconButton size="sm" icon={X} label={t('backlog.bulk.clear')} onPress={onClear} data-part="clear" />
    </Bar>
  );
}
