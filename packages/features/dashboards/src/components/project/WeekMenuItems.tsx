import { dashboardWeeks, type DashboardWeek } from '@quarterdeck/contract/entities/projectDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { MenuItem } from '@quarterdeck/ui/Menu';
import { RowMenu } from '@quarterdeck/ui/RowMenu';

export interface WeekMenuItemsProps {
  week: DashboardWeek;
  onChange: (week: DashboardWeek) => void;
  /** The button that opened it. */
  anchor: HTMLElement;
  onClose: () => void;
}

/** The weeks to choose from. */
export function WeekMenuItems({ week, onChange, anchor, onClose }: WeekMenuItemsProps) {
  const { t } = useTranslation();
  return (
    <RowMenu
      aria-label={t('dashboards.project.week.label')}
      anchor={anchor}
      onClose={onClose}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[week]}
      onSelectionChange={(keys) => {
        const chosen = dashboardWeeks.find((one) => keys !== 'all' && keys.has(one));
        if (chosen) onChange(chosen);
      }}
    >
      {dashboardWeeks.map((one) => (
        <MenuItem key={one} id={one}>
          {t(`dashboards.project.week.${one}`)}
        </MenuItem>
      ))}
    </RowMenu>
  );
}
