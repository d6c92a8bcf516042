import { defaultBacklogStatus, type BacklogItem, type BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useTranslation } from '@quarterdeck/i18n';
import { MenuSeparator, Submenu } from '@quarterdeck/ui/Menu';
import { MoveItems, RowMenu, RowMenuItem, type RowMenuProps } from '@quarterdeck/ui/RowMenu';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { CheckCheck, CircleCheck, CircleDot, PanelRight, Trash2, User } from 'lucide-react';
import { backlogKeys } from '../model/backlogKeys';
import { useBacklogWrites } from '../queries/useBacklogWrites';
import { AssigneeMenu, StatusMenu } from './ItemValueMenus';

export interface ItemMenuProps extends Pick<RowMenuProps, 'anchor' | 'onClose'> {
  item: BacklogItem;
  canMove: boolean;
  onOpen: () => void;
  onSelect: () => void;
  onDelete: () => void;
  /** It goes to another group, where it may be another element. */
  onMoved: (status: BacklogStatus) => void;
}

/** Everything that can be done with one row, also what keys, dragging and swiping do. */
export function ItemMenu({ item, canMove, onOpen, onSelect, onDelete, onMoved, ...rest }: ItemMenuProps) {
  const { t } = useTranslation();
  const { change, finish, move, shown } = useBacklogWrites();
  const { id, status, assigneeId } = item;
  const group = shown().filter((one) => one.status === status);
  const at = group.findIndex((one) => one.id === id);
  const moveTo = (to: number) => {
    const others = group.filter((one) => one.id !== id);
    void move([id], { status, beforeId: others[to]?.id });
  };

  return (
    <RowMenu aria-label={t('backlog.row.actionsFor', { title: truncateForSpeech(item.title) })} {...rest}>
      <RowMenuItem icon={PanelRight} keys="Enter" onAction={onOpen}>
        {t('backlog.menu.open')}
      </RowMenuItem>
      <RowMenuItem icon={CheckCheck} letter="X" onAction={onSelect}>
        {t('backlog.menu.select')}
      </RowMenuItem>
      <RowMenuItem
        icon={CircleCheck}
        onAction={() => {
          finish([item]);
          onMoved(status === 'done' ? defaultBacklogStatus : 'done');
        }}
      >
        {t(status === 'done' ? 'backlog.menu.reopen' : 'backlog.menu.finish')}
      </RowMenuItem>
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
      <MoveItems
        words={{ up: t('backlog.menu.up'), down: t('backlog.menu.down'), top: t('backlog.menu.top') }}
        place={at}
        count={group.length}
        canStep={canMove}
        onMove={moveTo}
      />
      <MenuSeparator />
      <RowMenuItem icon={Trash2} isDanger letter={backlogKeys.delete.keys[0]} onAction={onDelete}>
        {t('backlog.menu.delete')}
      </RowMenuItem>
    </RowMenu>
  );
}
