import { backlogStatuses, type BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
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
