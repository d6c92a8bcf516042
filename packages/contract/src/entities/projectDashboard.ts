import * as z from 'zod/mini';
import { amountSeriesSchema, valueSeriesSchema } from './series';
import { teamMemberSchema } from './teamMember';

/** The seven days up to today, and the seven before them. */
export const dashboardWeeks = ['this-week', 'last-week'] as const;
export type DashboardWeek = (typeof dashboardWeeks)[number];

const count = z.int().check(z.nonnegative());
const byWeek = <S extends z.ZodMiniType>(schema: S) => z.object({ 'this-week': schema, 'last-week': schema });

/** A number of the summary, how it was, and one more that its sentence names. */
export const summaryFigureSchema = z.object({
  /** Today. */
  count,
  /** Seven days ago. */
  previous: count,
  /** What it says differs from figure to figure. */
  note: count,
  /** At the end of each of the last 14 days, oldest first; the last one is `count`. Empty where there is no history. */
  series: z.array(count),
});
export type SummaryFigure = z.infer<typeof summaryFigureSchema>;

export const issueCountsSchema = z.object({
  'new-issues': count,
  /** Fixed ones and those that will not be. */
  'closed-issues': count,
  fixed: count,
  'wont-fix': count,
  're-opened': count,
  'needs-triage': count,
});
export type IssueCounts = z.infer<typeof issueCountsSchema>;

export const scheduleItemSchema = z.object({
  title: z.string(),
  /** `HH:mm`. */
  time: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  location: z.optional(z.string()),
});
export type ScheduleItem = z.infer<typeof scheduleItemSchema>;

export const budgetRowSchema = z.object({
  id: z.string().check(z.minLength(1)),
  /** A category of the budget, such as `Design`. */
  type: z.string(),
  total: z.number(),
  expensesAmount: z.number(),
  expensesPercentage: z.number(),
  remainingAmount: z.number(),
  remainingPercentage: z.number(),
});
export type BudgetRow = z.infer<typeof budgetRowSchema>;

/** Names of the columns of the budget: fields of its rows. */
export const budgetColumns = [
  'type',
  'total',
  'expensesAmount',
  'expensesPercentage',
  'remainingAmount',
  'remainingPercentage',
] as const satisfies readonly (keyof BudgetRow)[];

/** Amounts are US dollars in major units, shares are percent. */
export const projectDashboardSchema = z.object({
  summary: z.object({
    /** Tasks that are due; `note`: tasks with a due date that were completed this week. */
    due: summaryFigureSchema,
    /** Tasks whose due date has passed; `note`: those of them that were due yesterday. */
    overdue: summaryFigureSchema,
    /** Issues that are open; `note`: issues that were closed today. */
    issues: summaryFigureSchema,
    /** Features that were asked for; `note`: those of them that are implemented. */
    features: summaryFigureSchema,
  }),
  githubIssues: z.object({
    overview: byWeek(issueCountsSchema),
    /** Names of the seven days in English, such as `Mon`; the last is today. */
    labels: z.array(z.string()),
    /** New issues, then closed ones. */
    series: byWeek(z.array(valueSeriesSchema)),
  }),
  taskDistribution: z.object({
    overview: byWeek(z.object({ new: count, completed: count })),
    labels: z.array(z.string()),
    /** New tasks of each label. */
    series: byWeek(z.array(count)),
  }),
  schedule: z.object({ today: z.array(scheduleItemSchema), tomorrow: z.array(scheduleItemSchema) }),
  budgetDistribution: z.object({
    categories: z.array(z.string()),
    /** What is planned for each category, then what was spent. */
    series: z.array(valueSeriesSchema),
  }),
  /** The last seven days. */
  weeklyExpenses: amountSeriesSchema,
  /** The last four weeks. */
  monthlyExpenses: amountSeriesSchema,
  /** The last twelve full months. */
  yearlyExpenses: amountSeriesSchema,
  budgetDetails: z.object({ columns: z.array(z.enum(budgetColumns)), rows: z.array(budgetRowSchema) }),
  teamMembers: z.array(teamMemberSchema),
});
export type ProjectDashboard = z.infer<typeof projectDashboardSchema>;
