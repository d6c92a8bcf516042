import { backlogStatuses, type BacklogItem, type BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useOwnId, usePeople } from '@quarterdeck/data/visit/usePeople';
import { useTranslation } from '@quarterdeck/i18n';
import { Menu, MenuItem } from '@quarterdeck/ui/Menu';
import { CircleArrowRight, CircleCheck, CircleDashed, CircleDot, type LucideIcon } from 'lucide-react';

/** The picture of each status; its word stands beside it. */
export const statusIcons: Record<BacklogStatus, LucideIcon> = {
  now: CircleDot,
  next: CircleArrowRight,
  later: CircleDashed,
  done: CircleCheck,
};

interface StatusMenuProps {
  /** That of the items, marked in the menu; left out where they may have several. */
  status?: BacklogStatus;
  onChoose: (status: BacklogStatus) => void;
}

/** The groups that items can be moved to. */
export function StatusMenu({ status, onChoose }: StatusMenuProps) {
  const { t } = useTranslation();
  return (
    <Menu
      aria-label={t('backlog.bulk.status')}
      {...(status && { selectionMode: 'single', selectedKeys: [status] })}
      onAction={(key) => {
        const wanted = backlogStatuses.find((one) => one === key);
        if (wanted && wanted !== status) onChoose(wanted);
      }}
    >
      {backlogStatuses.map((one) => (
        <MenuItem key={one} id={one} icon={statusIcons[one]}>
          {t(`backlog.status.${one}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}

interface AssigneeMenuProps {
  /** Whom the items belong to now, marked in the menu; left out where they may belong to several. */
  assigneeId?: BacklogItem['assigneeId'];
  onAssign: (assigneeId: BacklogItem['assigneeId']) => void;
}

/** Key of the entry that gives items to nobody; no id of a person is like it. */
const nobody = 'nobody';

/** Whom items can belong to: the reader, nobody, the others. */
export function AssigneeMenu({ assigneeId, onAssign }: AssigneeMenuProps) {
  const { t } = useTranslation();
  const people = usePeople();
  const ownId = useOwnId();
  return (
    <Menu
      aria-label={t('backlog.bulk.assignee')}
      {...(assigneeId !== undefined && { selectionMode: 'single', selectedKeys: [assigneeId ?? nobody] })}
      onAction={(key) => onAssign(key === nobody ? null : String(key))}
    >
      {ownId === undefined ? null : <MenuItem id={ownId}>{t('backlog.bulk.me')}</MenuItem>}
      <MenuItem id={nobody}>{t('backlog.bulk.nobody')}</MenuItem>
      {[...people.values()]
        .filter(({ id }) => id !== ownId)
        .map((person) => (
          <MenuItem key={person.id} id={person.id}>
            {person.name}
          </MenuItem>
        ))}
    </Menu>
  );
}
