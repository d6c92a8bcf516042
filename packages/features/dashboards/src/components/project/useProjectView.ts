import type { DashboardWeek } from '@quarterdeck/contract/entities/projectDashboard';
import { useAddressView, type ViewInAddress } from '@quarterdeck/ui/addressState';
import { readBudgetOrder, writeBudgetOrder, type BudgetOrder } from '../../model/projectBudget';
import { readWeek } from '../../model/projectWeek';
import { readDay, type ScheduleDay } from '../../model/schedule';

export const projectTabs = ['home', 'budget', 'team'] as const;
export type ProjectTab = (typeof projectTabs)[number];

interface Shown {
  tab: ProjectTab;
  /** Of the issues and of the tasks: they belong together. */
  week: DashboardWeek;
  day: ScheduleDay;
  /** Of the budget's rows; undefined for that of the call. */
  order: BudgetOrder | undefined;
}

/** What the project dashboard shows, as its address says; what is usual is left out there. */
export interface ProjectView extends Shown {
  showTab: (tab: ProjectTab) => void;
  showWeek: (week: DashboardWeek) => void;
  showDay: (day: ScheduleDay) => void;
  sort: (order: BudgetOrder | undefined) => void;
}

/** The tab that a text names; home for anything else. */
export const readTab = (text: string | null): ProjectTab => projectTabs.find((tab) => tab === text) ?? 'home';

const inAddress: ViewInAddress<Shown> = {
  names: new Set(['tab', 'week', 'day', 'sort']),
  read: (parameters) => ({
    tab: readTab(parameters.get('tab')),
    week: readWeek(parameters.get('week')),
    day: readDay(parameters.get('day')),
    order: readBudgetOrder(parameters.get('sort')),
  }),
  write: ({ tab, week, day, order }) => {
    const parameters = new URLSearchParams();
    if (tab !== 'home') parameters.set('tab', tab);
    if (week !== 'this-week') parameters.set('week', week);
    if (day !== 'today') parameters.set('day', day);
    if (order) parameters.set('sort', writeBudgetOrder(order));
    return parameters;
  },
};

export function useProjectView(): ProjectView {
  const { view, change } = useAddressView(inAddress);
  return {
    ...view,
    // Tabs are like pages: back leads to the one before.
    showTab: (tab) => change({ tab }),
    showWeek: (week) => change({ week }, 'replace'),
    showDay: (day) => change({ day }, 'replace'),
    sort: (order) => change({ order }, 'replace'),
  };
}
