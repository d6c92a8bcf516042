import { defaultBacklogStatus, type BacklogItem, type BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { useFocusLeftBehind } from '@quarterdeck/ui/keptFocus';
import { Menu, MenuItem, MenuSeparator, Submenu } from '@quarterdeck/ui/Menu';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  CheckCheck,
  CircleCheck,
  CircleDot,
  PanelRight,
  Trash2,
  User,
} from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { backlogKeys } from '../model/backlogKeys';
import { useBacklogWrites } from '../queries/useBacklogWrites';
import { AssigneeMenu, StatusMenu } from './ItemValueMenus';

export interface ItemMenuProps {
  item: BacklogItem;
  /** The button it belongs to. */
  anchor: HTMLElement;
  canMove: boolean;
  onClose: () => void;
  onOpen: () => void;
  onSelect: () => void;
  onDelete: () => void;
  /** It goes to another group, where it may be another element. */
  onMoved: (status: BacklogStatus) => void;
}

/** Everything that can be done with one row, also what keys, dragging and swiping do. */
export function ItemMenu({ item, anchor, canMove, onClose, onOpen, onSelect, onDelete, onMoved }: ItemMenuProps) {
  const { t } = useTranslation();
  useFocusLeftBehind();
  const { change, finish, move, shown } = useBacklogWrites();
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  // Keys are no use to a thumb, and letters none to somebody who has switched them off.
  const hasKeys = useIsFrom('sm');
  const hasLetters = usePreferences((preferences) => preferences.hasSingleKeys) && hasKeys;
  const hint = (keys: string, isOffered: boolean) => (isOffered ? { hint: keys } : {});
  const { id, status, assigneeId } = item;
  const group = shown().filter((one) => one.status === status);
  const at = group.findIndex((one) => one.id === id);
  const moveBefore = (beforeId: BacklogItem['id'] | undefined) => void move([id], { status, beforeId });

  // The button is a plain element of the row, which knows nothing of its menu.
  useEffect(() => {
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.removeAttribute('aria-expanded');
  }, [anchor]);

  return (
    <Menu
      aria-label={t('backlog.row.actionsFor', { title: saidTitle(item.title) })}
      triggerRef={trigger}
      isOpen
      placement="bottom end"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onClose={onClose}
    >
      <MenuItem icon={PanelRight} {...hint('Enter', hasKeys)} onAction={onOpen}>
        {t('backlog.menu.open')}
      </MenuItem>
      <MenuItem icon={CheckCheck} {...hint('X', hasLetters)} onAction={onSelect}>
        {t('backlog.menu.select')}
      </MenuItem>
      <MenuItem
        icon={CircleCheck}
        onAction={() => {
          finish([item]);
          onMoved(status === 'done' ? defaultBacklogStatus : 'done');
        }}
      >
        {t(status === 'done' ? 'backlog.menu.reopen' : 'backlog.menu.finish')}
      </MenuItem>
      <MenuSeparator />
      <Submenu label={t('backlog.bulk.status')} icon={CircleDot}>
        <StatusMenu
          status={status}
          onChoose={(wanted) => {
            void move([id], { status: wanted });
            onMoved(wanted);
          }}
        />
      </Submenu>
      <Submenu label={t('backlog.bulk.assignee')} icon={User}>
        <AssigneeMenu
          assigneeId={assigneeId}
          onAssign={(wanted) => void change([{ id, assigneeId: wanted }], t('backlog.done.changed', { count: 1 }))}
        />
      </Submenu>
      <MenuSeparator />
      <MenuItem
        icon={ArrowUp}
        {...hint('Alt ↑', hasKeys)}
        isDisabled={!canMove || at <= 0}
        onAction={() => moveBefore(group[at - 1]?.id)}
      >
        {t('backlog.menu.up')}
      </MenuItem>
      <MenuItem
        icon={ArrowDown}
        {...hint('Alt ↓', hasKeys)}
        isDisabled={!canMove || at >= group.length - 1}
        onAction={() => moveBefore(group[at + 2]?.id)}
      >
        {t('backlog.menu.down')}
      </MenuItem>
      <MenuItem icon={ArrowUpToLine} isDisabled={at <= 0} onAction={() => moveBefore(group[0]?.id)}>
        {t('backlog.menu.top')}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger {...hint(backlogKeys.delete.keys[0], hasLetters)} onAction={onDelete}>
        {t('backlog.menu.delete')}
      </MenuItem>
    </Menu>
  );
}
