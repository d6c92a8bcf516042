import type { DashboardWeek } from '@quarterdeck/contract/entities/projectDashboard';
import { useAddressParameters } from '@quarterdeck/ui/addressState';
import { readBudgetOrder, writeBudgetOrder, type BudgetOrder } from '../../model/projectBudget';
import { readWeek } from '../../model/projectWeek';
import { readDay, type ScheduleDay } from '../../model/schedule';

export const projectTabs = ['home', 'budget', 'team'] as const;
export type ProjectTab = (typeof projectTabs)[number];

/** What the project dashboard shows, as its address says; what is usual is left out there. */
export interface ProjectView {
  tab: ProjectTab;
  showTab: (tab: ProjectTab) => void;
  /** Of the issues and of the tasks: they belong together. */
  week: DashboardWeek;
  showWeek: (week: DashboardWeek) => void;
  day: ScheduleDay;
  showDay: (day: ScheduleDay) => void;
  /** Of the budget's rows; undefined for that of the call. */
  order: BudgetOrder | undefined;
  sort: (order: BudgetOrder | undefined) => void;
}

/** The tab that a text names; home for anything else. */
export const readTab = (text: string | null): ProjectTab => projectTabs.find((tab) => tab === text) ?? 'home';

export function useProjectView(): ProjectView {
  const [parameters, setParameters] = useAddressParameters();
  return {
    tab: readTab(parameters.get('tab')),
    showTab: (tab) => setParameters({ tab: tab === 'home' ? null : tab }),
    week: readWeek(parameters.get('week')),
    showWeek: (week) => setParameters({ week: week === 'this-week' ? null : week }),
    day: readDay(parameters.get('day')),
    showDay: (day) => setParameters({ day: day === 'today' ? null : day }),
    order: readBudgetOrder(parameters.get('sort')),
    sort: (order) => setParameters({ sort: order ? writeBudgetOrder(order) : null }),
  };
}
