import {
  budgetColumns,
  budgetRowSchema,
  projectDashboardSchema,
  summaryFigureSchema,
  type DashboardWeek,
  type ProjectDashboard,
  type SummaryFigure,
} from '@quarterdeck/contract/entities/projectDashboard';
import type { AmountSeries, ValueSeries } from '@quarterdeck/contract/entities/series';
import { teamMemberSchema } from '@quarterdeck/contract/entities/teamMember';
import * as z from 'zod/mini';
import { amountSeries, dayFrom, pastMonths, upToToday } from './chartDays';

const { githubIssues, taskDistribution, schedule } = projectDashboardSchema.shape;

/** Numbers from Monday to Sunday. */
const weekOfDays = z.array(z.int()).check(z.length(7));
const byWeek = z.object({ 'this-week': weekOfDays, 'last-week': weekOfDays });

/** Of the last 14 days, the last one that of today. */
const summaryFigureSeedSchema = z.extend(z.pick(summaryFigureSchema, { note: true }), {
  series: summaryFigureSchema.shape.series.check(z.length(14)),
});
type SummaryFigureSeed = z.infer<typeof summaryFigureSeedSchema>;

/** The figures in `seeds/project.json`. */
const projectDashboardSeedSchema = z.object({
  summary: z.object({
    due: summaryFigureSeedSchema,
    overdue: summaryFigureSeedSchema,
    // How many were closed today is the last one of `issues.closed`.
    issues: z.omit(summaryFigureSeedSchema, { note: true }),
    features: summaryFigureSeedSchema,
  }),
  issues: z.object({ overview: githubIssues.shape.overview, opened: byWeek, closed: byWeek }),
  tasks: taskDistribution,
  schedule,
  budget: z.array(z.pick(budgetRowSchema, { id: true, type: true, total: true, expensesAmount: true })),
  /** Of the last week from Monday to Sunday, of the last four weeks and of the last twelve months. */
  expenses: z.object({ days: weekOfDays, weeks: z.array(z.int()), months: z.array(z.int()) }),
  team: z.array(teamMemberSchema),
});
type ProjectDashboardSeed = z.infer<typeof projectDashboardSeedSchema>;

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Reads the seed file; days are counted from the day of `now`. */
export function readProjectDashboardSeed(json: unknown, now: Date): ProjectDashboard {
  const seed = z.parse(projectDashboardSeedSchema, json);
  const { summary, issues, tasks, schedule: plan, budget, expenses, team } = seed;
  return {
    summary: {
      due: toFigure(summary.due),
      overdue: toFigure(summary.overdue),
      issues: toFigure({ ...summary.issues, note: upToToday(issues.closed['this-week'], now).at(-1) ?? 0 }),
      features: toFigure(summary.features),
    },
    githubIssues: {
      overview: issues.overview,
      labels: upToToday(weekdays, now),
      series: {
        'this-week': issueSeries(issues, 'this-week', now),
        'last-week': issueSeries(issues, 'last-week', now),
      },
    },
    taskDistribution: tasks,
    schedule: plan,
    budgetDistribution: {
      categories: budget.map(({ type }) => type),
      series: [
        { name: 'Planned', data: budget.map(({ total }) => total) },
        { name: 'Spent', data: budget.map(({ expensesAmount }) => expensesAmount) },
      ],
    },
    ...expensesOf(expenses, now),
    budgetDetails: { columns: [...budgetColumns], rows: budget.map(withShares) },
    teamMembers: team,
  };
}

function toFigure({ note, series }: SummaryFigureSeed): SummaryFigure {
  return { count: series.at(-1) ?? 0, previous: series.at(-8) ?? 0, note, series };
}

function issueSeries(
  { opened, closed }: ProjectDashboardSeed['issues'],
  week: DashboardWeek,
  now: Date,
): ValueSeries[] {
  return [
    { name: 'New issues', data: upToToday(opened[week], now) },
    { name: 'Closed issues', data: upToToday(closed[week], now) },
  ];
}

function expensesOf(
  { days, weeks, months }: ProjectDashboardSeed['expenses'],
  now: Date,
): Record<'weeklyExpenses' | 'monthlyExpenses' | 'yearlyExpenses', AmountSeries> {
  const backwards = (count: number, step: number) =>
    Array.from({ length: count }, (_, index) => dayFrom(now, (index - count) * step + 1));
  return {
    weeklyExpenses: amountSeries('Expenses', backwards(days.length, 1), upToToday(days, now)),
    monthlyExpenses: amountSeries('Expenses', backwards(weeks.length, 7), weeks),
    yearlyExpenses: amountSeries('Expenses', pastMonths(now, months.length), months),
  };
}

function withShares(row: ProjectDashboardSeed['budget'][number]) {
  const percentOf = (amount: number) => Math.round((amount / row.total) * 10_000) / 100;
  const remainingAmount = row.total - row.expensesAmount;
  return {
    ...row,
    expensesPercentage: percentOf(row.expensesAmount),
    remainingAmount,
    remainingPercentage: percentOf(remainingAmount),
  };
}
