import { budgetColumns, dashboardWeeks, type ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import type { Figure } from './figuresCsv';
import { expensePeriods } from './projectBudget';
import { issuesOf, taskShares } from './projectWeek';
import { scheduleDays } from './schedule';

export interface ProjectFigureWords {
  t: (key: string) => string;
  labelOf: (label: string) => string;
  categoryOf: (type: string) => string;
  weekday: (name: string, length: 'short') => string;
}

/** All figures of all tabs of the project, with its plan and its team. */
export function projectFigures(
  data: ProjectDashboard,
  { t, labelOf, categoryOf, weekday }: ProjectFigureWords,
): Figure[] {
  const word = (key: string) => t(`dashboards.project.${key}`);
  const summary = (['due', 'overdue', 'issues', 'features'] as const).flatMap((id): Figure[] => {
    const section = word(`summary.${id}.label`);
    const { count, previous } = data.summary[id];
    return [
      { section, figure: word('schedule.today'), value: count },
      { section, figure: word('csv.previous'), value: previous },
    ];
  });
  const weeks = dashboardWeeks.flatMap((week): Figure[] => {
    const { days, opened, closed, counts } = issuesOf(data.githubIssues, week);
    const totals = data.taskDistribution.overview[week];
    const item = word(`week.${week}`);
    const issues = { section: word('issues.title'), item };
    const tasks = { section: word('tasks.title'), item };
    const daily = (figure: string, values: readonly (number | null)[]) =>
      days.map((day, place) => ({
        ...issues,
        figure,
        item: `${item}, ${weekday(day, 'short')}`,
        value: values[place] ?? null,
      }));
    return [
      ...daily(word('issues.newIssues'), opened),
      ...daily(word('issues.closedIssues'), closed),
      ...Object.entries(counts).map(([id, value]) => ({ ...issues, figure: word(`issues.${id}`), value })),
      ...taskShares(data.taskDistribution, week).map(({ label, count }) => ({
        ...tasks,
        figure: labelOf(label),
        value: count,
      })),
      { ...tasks, figure: t('dashboards.project.tasks.new'), value: totals.new },
      { ...tasks, figure: t('dashboards.project.tasks.completed'), value: totals.completed },
    ];
  });
  const plan = scheduleDays.flatMap((day) =>
    data.schedule[day].map(({ time, title, location = '' }): Figure => ({
      section: word('schedule.title'),
      figure: word(`schedule.${day}`),
      item: [title, location].filter((text) => text !== '').join(', '),
      value: time,
    })),
  );
  const expenses = expensePeriods.flatMap((period) =>
    (data[`${period}Expenses`].series[0]?.data ?? []).map(({ x, y }): Figure => ({
      section: word(`expenses.${period}`),
      figure: word('budget.expensesAmount'),
      date: x,
      value: y,
      unit: 'USD',
    })),
  );
  const budget = data.budgetDetails.rows.flatMap((row) =>
    budgetColumns
      .filter((column) => column !== 'type')
      .map((column): Figure => ({
        section: word('budget.details'),
        figure: word(`budget.${column}`),
        item: categoryOf(row.type),
        value: row[column],
        unit: column.endsWith('Percentage') ? '%' : 'USD',
      })),
  );
  const team = data.teamMembers.flatMap(({ name, title, email, phone }): Figure[] => {
    const member = { section: word('tabs.team'), item: [name, title].filter((text) => text !== '').join(', ') };
    return [
      { ...member, figure: word('csv.email'), value: email },
      { ...member, figure: word('csv.phone'), value: phone },
    ];
  });
  return [...summary, ...weeks, ...plan, ...expenses, ...budget, ...team];
}
