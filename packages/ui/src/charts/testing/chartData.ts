import type { ChartPoints, ChartSeries } from '../chartTypes';
import type { ChartPart } from '../roundParts';

/** A number from 0 to 1 that is the same for the same place in every run. */
const noise = (place: number) => {
  const wave = Math.sin(place * 12.9898) * 43_758.5453;
  return wave - Math.floor(wave);
};

/** Days that are `step` apart, the last of them given. */
export function daysUpTo(last: string, count: number, step: number): string[] {
  const end = Date.parse(`${last}T00:00:00Z`);
  return Array.from({ length: count }, (_, place) =>
    new Date(end - (count - 1 - place) * step * 86_400_000).toISOString().slice(0, 10),
  );
}

/** Visitors of 52 weeks, of this year and the one before. */
export const weeks: ChartPoints = { kind: 'day', values: daysUpTo('2026-01-12', 52, 7) };

const visitors = (from: number, to: number, phase: number) =>
  Array.from({ length: 52 }, (_, place) =>
    Math.round(
      from + ((to - from) * place) / 51 + Math.sin(place / 4 + phase) * 900 + (noise(place + phase) - 0.5) * 900,
    ),
  );

export const visitorSeries: readonly ChartSeries[] = [
  { id: 'this-year', name: 'This year', values: visitors(7000, 12_000, 1) },
  { id: 'last-year', name: 'Last year', role: 'previous', values: visitors(6400, 9000, 3) },
];

/** A balance in steps of three days with what was predicted. */
export const balanceDays: ChartPoints = { kind: 'day', values: daysUpTo('2026-01-15', 36, 3) };
export const balanceSeries: readonly ChartSeries[] = [
  {
    id: 'actual',
    name: 'Actual',
    values: Array.from({ length: 36 }, (_, place) => 148_000 + place * 480 + Math.round(noise(place) * 9000)),
  },
  {
    id: 'predicted',
    name: 'Predicted',
    role: 'predicted',
    values: Array.from({ length: 36 }, (_, place) => 150_000 + place * 400),
  },
];

export const expenseMonths: ChartPoints = {
  kind: 'category',
  values: ['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan'],
};
export const expenseSeries: readonly ChartSeries[] = [
  { id: 'development', name: 'Development', values: [3, 3.4, 3.8, 4.2, 4.6, 4.4, 4.1, 5.2, 6, 6.4, 6.9, 7.1] },
  { id: 'design', name: 'Design', values: [1.6, 1.7, 1.9, 2.2, 2.2, 1.9, 1.8, 2.2, 2.4, 2.5, 2.7, 2.8] },
  { id: 'marketing', name: 'Marketing', values: [0.8, 0.9, 1.1, 1.2, 1.1, 1, 0.9, 1.2, 1.4, 1.8, 1.9, 2.1] },
  { id: 'extras', name: 'Extras', values: [0.5, 0.6, 0.7, 0.8, 0.7, 0.6, 0.5, 0.8, 0.9, 1, 1.1, 1.2] },
].map(({ values, ...series }) => ({ ...series, values: values.map((thousands) => thousands * 1000) }));

/** So many points that no screen has a pixel for each, with one peak that is five times as high as the rest. */
export const manyPoints: ChartPoints = {
  kind: 'number',
  values: Array.from({ length: 100_000 }, (_, place) => place),
};
export const peakAt = 41_234;
export const manySeries: readonly ChartSeries[] = [
  {
    id: 'load',
    name: 'Load',
    values: Array.from({ length: 100_000 }, (_, place) =>
      place === peakAt ? 500 : 50 + Math.sin(place / 3000) * 30 + noise(place) * 20,
    ),
  },
];

/** Numbers and names that no chart may break on. */
export const hostileSeries: Readonly<Record<string, { points: ChartPoints; series: readonly ChartSeries[] }>> = {
  'no numbers': {
    points: { kind: 'category', values: ['A', 'B', 'C', 'D'] },
    series: [{ id: 'a', name: 'Odd', values: [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 4] }],
  },
  huge: {
    points: { kind: 'category', values: ['A', 'B', 'C'] },
    series: [{ id: 'a', name: 'Huge', values: [1e12, -1e12, 1e308] }],
  },
  tiny: {
    points: { kind: 'category', values: ['A', 'B', 'C'] },
    series: [{ id: 'a', name: 'Tiny', values: [1e-9, 2e-9, -1e-9] }],
  },
  'one point': {
    points: { kind: 'day', values: ['2026-01-12'] },
    series: [{ id: 'a', name: 'Alone', values: [7] }],
  },
  equal: {
    points: { kind: 'day', values: daysUpTo('2026-01-12', 5, 1) },
    series: [{ id: 'a', name: 'Equal', values: [5, 5, 5, 5, 5] }],
  },
  'dates out of order': {
    points: { kind: 'day', values: ['2026-01-03', '2026-01-01', 'not a day', '2026-01-02'] },
    series: [{ id: 'a', name: 'Shuffled', values: [3, 1, 99, 2] }],
  },
  'a summer-time day': {
    points: {
      kind: 'instant',
      timeZone: 'Europe/Berlin',
      values: Array.from({ length: 24 }, (_, hour) => Date.UTC(2026, 2, 28, 22 + hour)),
    },
    series: [{ id: 'a', name: 'Short day', values: Array.from({ length: 24 }, (_, hour) => hour) }],
  },
  'endless names': {
    points: { kind: 'category', values: ['x'.repeat(10_000), 'y'.repeat(10_000)] },
    series: [
      { id: 'a', name: 'n'.repeat(10_000), values: [1, 2] },
      { id: 'b', name: 'word '.repeat(2000), values: [2, 1] },
    ],
  },
};

/** A budget in parts, for charts of parts. */
export const budgetParts: readonly ChartPart[] = [
  { id: 'development', name: 'Development', value: 96_000 },
  { id: 'design', name: 'Design', value: 32_000 },
  { id: 'marketing', name: 'Marketing', value: 24_000 },
  { id: 'concept', name: 'Concept', value: 16_000 },
  { id: 'extras', name: 'Extras', value: 12_000 },
];

/** Visitors, divided in three ways. */
export const visitorBars: readonly (Record<'id' | 'name', string> & { parts: ChartPart[]; finding: string })[] = [
  {
    id: 'new',
    name: 'New vs. returning',
    parts: [
      { id: 'new', name: 'New', value: 36_868 },
      { id: 'returning', name: 'Returning', value: 9_217 },
    ],
    finding: 'Four in five visitors are new.',
  },
  {
    id: 'gender',
    name: 'Gender',
    parts: [
      { id: 'male', name: 'Male', value: 25_347 },
      { id: 'female', name: 'Female', value: 20_738 },
    ],
    finding: 'Slightly more men than women.',
  },
  {
    id: 'age',
    name: 'Age',
    parts: [
      { id: 'under-30', name: 'Under 30', value: 16_130 },
      { id: 'over-30', name: 'Over 30', value: 29_955 },
    ],
    finding: 'About two in three are over 30.',
  },
];

/** Open tasks by area. */
export const taskParts: readonly ChartPart[] = [
  { id: 'api', name: 'API', value: 8 },
  { id: 'backend', name: 'Backend', value: 11 },
  { id: 'frontend', name: 'Frontend', value: 15 },
  { id: 'issues', name: 'Issues', value: 10 },
];

/** Issues of a week by what became of them. */
export const outcomeParts: readonly ChartPart[] = [
  { id: 'new', name: 'New', value: 44 },
  { id: 'closed', name: 'Closed', value: 35 },
  { id: 'fixed', name: 'Fixed', value: 29 },
  { id: 'triage', name: 'Needs triage', value: 8 },
  { id: 'wontfix', name: 'Won’t fix', value: 6 },
  { id: 'reopened', name: 'Re-opened', value: 5 },
];

/** How a team rates itself from 1 to 5, now and before. */
export const healthAxes: readonly string[] = ['Delivery', 'Quality', 'Clarity', 'Focus', 'Support', 'Pace'];
export const healthSeries: readonly ChartSeries[] = [
  { id: 'january', name: 'January', values: [4.1, 3.6, 4.4, 3.2, 4.6, 3.8] },
  { id: 'october', name: 'October', role: 'previous', values: [3.6, 3.8, 3.7, 3.4, 4.2, 3.1] },
];

const partsOf = (values: readonly (number | null)[]): readonly ChartPart[] =>
  values.map((value, place) => ({ id: String(place), name: `Part ${place + 1}`, value }));

/** Numbers and names that no chart of parts may break on. */
export const hostileParts: Readonly<Record<string, readonly ChartPart[]>> = {
  'no numbers but one': partsOf([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, null, 4]),
  negative: partsOf([-5, 10, -0, 5]),
  huge: partsOf([1e12, 2e12, 1e308, 1e308]),
  tiny: partsOf([1e-9, 2e-9, 1]),
  'one part': partsOf([7]),
  equal: partsOf([5, 5, 5, 5, 5]),
  'only zeros': partsOf([0, 0, 0]),
  'thirty parts': partsOf(Array.from({ length: 30 }, (_, place) => place + 1)),
  'endless names': [
    { id: 'a', name: 'n'.repeat(10_000), value: 3 },
    { id: 'b', name: 'word '.repeat(2000), value: 2 },
    { id: 'c', name: '', value: 1 },
  ],
};

/** Bars: conversions of six weeks, of this year and the one before. */
export const conversionWeeks = { kind: 'day', values: daysUpTo('2026-01-09', 6, 7) } as const satisfies ChartPoints;
export const conversionSeries: readonly ChartSeries[] = [
  { id: 'this-year', name: 'This year', values: [612, 655, 690, 668, 727, 771] },
  { id: 'last-year', name: 'Last year', role: 'previous', values: [548, 571, 602, 634, 611, 649] },
];

/** Bars on top of each other: tasks of six weeks by area. */
export const areaWeeks = {
  kind: 'category',
  values: ['W1', 'W2', 'W3', 'W4', 'W5', 'This week'],
} as const satisfies ChartPoints;
export const areaTasks: readonly ChartSeries[] = [
  { id: 'api', name: 'API', values: [5, 7, 6, 8, 6, 8] },
  { id: 'backend', name: 'Backend', values: [9, 10, 12, 9, 13, 11] },
  { id: 'frontend', name: 'Frontend', values: [8, 9, 11, 13, 12, 15] },
  { id: 'issues', name: 'Issues', values: [6, 5, 8, 7, 9, 10] },
];

/** Lying bars: what was spent, and the budget. */
export const spentAreas = {
  kind: 'category',
  values: ['Development', 'Design', 'Concept', 'Marketing', 'Extras'],
} as const satisfies ChartPoints;
export const spentSeries: readonly [spent: ChartSeries, budget: ChartSeries] = [
  { id: 'spent', name: 'Spent', values: [61_536, 27_680, 15_240, 9600, 4380] },
  { id: 'budget', name: 'Budget', values: [96_000, 32_000, 16_000, 24_000, 12_000] },
];

/** Bars around 0: days that items took more or less than estimated. */
export const estimateItems = {
  kind: 'category',
  values: [
    'Card checkout',
    'Company sign-in',
    'Import contacts',
    'Two languages',
    'In-app notifications',
    'Customer page',
  ],
} as const satisfies ChartPoints;
export const againstEstimate: ChartSeries = {
  id: 'difference',
  name: 'Against the estimate',
  values: [2, 1, 0.5, -0.5, -1, -1.5],
};

/** Bars with a line: issues of a week. */
export const issueDays = {
  kind: 'category',
  values: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
} as const satisfies ChartPoints;
export const issueSeries: readonly [opened: ChartSeries, closed: ChartSeries] = [
  { id: 'new', name: 'New', values: [6, 9, 7, 11, 8, 2, 1] },
  { id: 'closed', name: 'Closed', values: [4, 7, 8, 6, 9, 1, 0] },
];

const pricedUntil = Date.parse('2026-01-15T09:30:00Z');
/** A point every ten minutes of a day. */
export const dayOfPrices: ChartPoints = {
  kind: 'instant',
  values: Array.from({ length: 145 }, (_, index) => pricedUntil - (144 - index) * 600_000),
  timeZone: 'UTC',
};
export const prices: readonly ChartSeries[] = [
  {
    id: 'price',
    name: 'Price',
    values: Array.from({ length: 145 }, (_, index) => {
      if (index === 49) return 60_553.85;
      if (index === 112) return 61_450.64;
      if (index === 144) return 61_342.5;
      const trend =
        index < 49 ? 60_806 - index * 4.6 : index < 112 ? 60_580 + (index - 49) * 13 : 61_420 - (index - 112) * 3;
      return Math.round((trend + Math.sin(index * 1.7) * 30 * (1 - Math.abs(index - 72) / 80)) * 100) / 100;
    }),
  },
];

/** What is spent by category, and what was planned: one category is many times as large as another. */
export const budgetAxes: readonly string[] = ['Wireframing', 'Design', 'Development', 'Marketing', 'Extras'];
export const budgetPlan: readonly number[] = [8000, 24_000, 58_000, 16_000, 12_000];
export const budgetSeries: readonly ChartSeries[] = [
  { id: 'actual', name: 'Actual', values: [4200, 12_000, 61_500, 9600, 4380] },
  { id: 'plan', name: 'Plan', role: 'predicted', values: budgetPlan },
];
