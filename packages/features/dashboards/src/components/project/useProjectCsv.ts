import { budgetColumns, dashboardWeeks, type ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';
import { useTranslation } from '@quarterdeck/i18n';
import { writeCsv } from '@quarterdeck/ui/recordFile';
import { expensePeriods } from '../../model/projectBudget';
import { issuesOf, taskShares } from '../../model/projectWeek';
import { scheduleDays } from '../../model/schedule';
import { useProjectWords } from './useProjectWords';
import { useWeekdays } from './useWeekdays';

/** One number of the dashboard: on which card it stands, what it is, and of what or when. */
interface Figure {
  card: string;
  figure: string;
  point: string;
  value: number | string | null;
}

/** Writes all figures of all tabs for a spreadsheet; amounts are numbers in US dollars, shares percent. */
export function useProjectCsv(): (data: ProjectDashboard) => string {
  const { t } = useTranslation();
  const { short } = useWeekdays();
  const { labelOf, categoryOf } = useProjectWords();
  const word = (key: string) => t(`dashboards.project.${key}`);

  const summary = (data: ProjectDashboard): Figure[] =>
    (['due', 'overdue', 'issues', 'features'] as const).flatMap((id) => {
      const { count, previous } = data.summary[id];
      const card = word(`summary.${id}.label`);
      return [
        { card, figure: word('csv.today'), point: '', value: count },
        { card, figure: word('csv.previous'), point: '', value: previous },
      ];
    });

  const weeks = (data: ProjectDashboard): Figure[] =>
    dashboardWeeks.flatMap((week) => {
      const { days, opened, closed, counts } = issuesOf(data.githubIssues, week);
      const name = word(`week.${week}`);
      const issues = word('issues.title');
      const tasks = word('tasks.title');
      const totals = data.taskDistribution.overview[week];
      const daily = (figure: string, values: readonly (number | null)[]) =>
        days.map((day, place) => ({
          card: issues,
          figure: word(figure),
          point: `${name}, ${short(day)}`,
          value: values[place] ?? null,
        }));
      return [
        ...daily('issues.newIssues', opened),
        ...daily('issues.closedIssues', closed),
        ...Object.entries(counts).map(([id, value]) => ({
          card: issues,
          figure: word(`issues.${id}`),
          point: name,
          value,
        })),
        ...taskShares(data.taskDistribution, week).map(({ label, count }) => ({
          card: tasks,
          figure: labelOf(label),
          point: name,
          value: count,
        })),
        { card: tasks, figure: t('dashboards.project.tasks.new'), point: name, value: totals.new },
        { card: tasks, figure: t('dashboards.project.tasks.completed'), point: name, value: totals.completed },
      ];
    });

  const plan = (data: ProjectDashboard): Figure[] =>
    scheduleDays.flatMap((day) =>
      data.schedule[day].map(({ time, title, location = '' }) => ({
        card: word('schedule.title'),
        figure: [title, location].filter((text) => text !== '').join(', '),
        point: word(`schedule.${day}`),
        value: time,
      })),
    );

  const money = (data: ProjectDashboard): Figure[] => [
    ...expensePeriods.flatMap((period) =>
      (data[`${period}Expenses`].series[0]?.data ?? []).map(({ x, y }) => ({
        card: word(`expenses.${period}`),
        figure: word('budget.expensesAmount'),
        point: x,
        value: y,
      })),
    ),
    ...data.budgetDetails.rows.flatMap((row) =>
      budgetColumns
        .filter((column) => column !== 'type')
        .map((column) => ({
          card: word('budget.details'),
          figure: word(`budget.${column}`),
          point: categoryOf(row.type),
          value: row[column],
        })),
    ),
  ];

  const team = (data: ProjectDashboard): Figure[] =>
    data.teamMembers.flatMap(({ name, title, email, phone }) => [
      { card: word('tabs.team'), figure: title, point: name, value: email },
      { card: word('tabs.team'), figure: title, point: name, value: phone },
    ]);

  return (data) =>
    writeCsv<Figure>(
      {
        [word('csv.card')]: ({ card }) => card,
        [word('csv.figure')]: ({ figure }) => figure,
        [word('csv.point')]: ({ point }) => point,
        [word('csv.value')]: ({ value }) => value,
      },
      [summary, weeks, plan, money, team].flatMap((part) => part(data)),
    );
}
