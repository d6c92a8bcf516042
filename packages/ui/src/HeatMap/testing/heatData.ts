import type { RampScale } from '../../charts/ramps';
import type { HeatLine } from '../heatShapes';

export interface HeatExample {
  rows: readonly HeatLine[];
  columns: readonly HeatLine[];
  values: readonly (readonly (number | null)[])[];
  scale?: RampScale;
}

const lines = (...names: string[]): HeatLine[] => names.map((name, place) => ({ id: String(place), name }));

const weekdays: readonly HeatLine[] = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
].map((name) => ({ id: name, name, label: name.slice(0, 3) }));

const hour = (at: number) => `${String(at).padStart(2, '0')}:00`;

/** Visits of a week, every two hours. */
export const visits = {
  rows: weekdays,
  columns: Array.from({ length: 12 }, (_, place) => ({ id: hour(place * 2), name: hour(place * 2) })),
  values: [
    [13, 10, 15, 66, 170, 198, 285, 251, 224, 207, 103, 49],
    [15, 9, 22, 63, 177, 283, 244, 309, 284, 176, 146, 52],
    [14, 10, 16, 69, 182, 208, 300, 268, 235, 219, 110, 51],
    [15, 9, 22, 64, 178, 289, 250, 311, 291, 178, 147, 54],
    [12, 9, 14, 60, 161, 181, 262, 237, 203, 192, 97, 44],
    [7, 4, 10, 28, 53, 88, 109, 133, 127, 77, 63, 24],
    [5, 4, 7, 28, 53, 59, 122, 113, 94, 90, 46, 21],
  ],
} satisfies HeatExample;

/** The same for every hour. */
export const hours = {
  rows: weekdays,
  columns: Array.from({ length: 24 }, (_, place) => ({ id: hour(place), name: hour(place) })),
  values: visits.values.map((line) =>
    line.flatMap((value, place) => {
      const next = line[place + 1] ?? value;
      return [Math.round(value / 2), Math.round((value + next) / 4)];
    }),
  ),
} satisfies HeatExample;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const firstMonday = Date.UTC(2025, 0, 6);

/** Finished tasks of each day of a year: a column for each week, named by its first day. */
export const yearOfDays = {
  rows: weekdays.map((line, place) => ({ ...line, label: place % 2 === 0 ? (line.label ?? '') : '' })),
  columns: Array.from({ length: 53 }, (_, week) => {
    const monday = new Date(firstMonday + week * 7 * 86_400_000);
    const isFirst = monday.getUTCDate() <= 7;
    const month = months[monday.getUTCMonth()] ?? '';
    return {
      id: `w${week + 1}`,
      name: `Week of ${month} ${monday.getUTCDate()}, ${monday.getUTCFullYear()}`,
      label: isFirst ? month : '',
    };
  }),
  values: weekdays.map((_, day) =>
    Array.from({ length: 53 }, (_, week) =>
      week === 27 && day === 2
        ? 15
        : week === 52 && day > 2
          ? null
          : day > 4
            ? (week * 3 + day) % 4
            : (week * 7 + day * 5 + ((week * day) % 6)) % 13,
    ),
  ),
} satisfies HeatExample;

/** How much more or less was done than planned, by area and month; nothing was planned for June. */
export const againstPlan = {
  rows: lines('Development', 'Design', 'Marketing', 'Support'),
  columns: lines('Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'),
  values: [
    [2, 5, -3, 0, 8, null, 4, -1],
    [-4, -6, -2, 1, 3, null, -1, 0],
    [0, 3, 7, 9, 4, null, -5, -8],
    [-1, 0, 2, -2, -9, null, 6, 2],
  ],
  scale: 'diverging',
} satisfies HeatExample;

/** Few cells, a gap and a zero among them. */
export const fewCells = {
  rows: weekdays.slice(0, 3),
  columns: lines('08:00', '12:00', '14:00', '18:00'),
  values: [
    [1234, 0, 12.5, 7],
    [null, 40, 23, 5],
    [8, 31, 2, 16],
  ],
} satisfies HeatExample;

const long = (text: string) => text.repeat(Math.ceil(10_000 / text.length));

/** Numbers, names and sizes that no map may break on. */
export const hostileHeat: Readonly<Record<string, HeatExample>> = {
  'no numbers but one': {
    rows: lines('A', 'B'),
    columns: lines('C', 'D'),
    values: [
      [Number.NaN, Number.POSITIVE_INFINITY],
      [Number.NEGATIVE_INFINITY, 4],
    ],
  },
  huge: { rows: lines('A'), columns: lines('B', 'C', 'D'), values: [[1e12, -1e308, 1e308]] },
  'huge, diverging': {
    rows: lines('A'),
    columns: lines('B', 'C', 'D'),
    values: [[1e12, -1e308, 1.7e308]],
    scale: 'diverging',
  },
  tiny: { rows: lines('A'), columns: lines('B', 'C', 'D'), values: [[1e-9, -1e-9, 5e-324]] },
  'one cell': { rows: lines('A'), columns: lines('B'), values: [[7]] },
  'equal cells': {
    rows: lines('A', 'B'),
    columns: lines('C', 'D'),
    values: [
      [5, 5],
      [5, 5],
    ],
  },
  'only zeros': { rows: lines('A', 'B'), columns: lines('C'), values: [[0], [-0]] },
  'only negative': { rows: lines('A'), columns: lines('B', 'C', 'D'), values: [[-1, -5, -3]] },
  'rows too short and missing': { rows: lines('A', 'B', 'C'), columns: lines('D', 'E'), values: [[1], []] },
  'more values than names': { rows: lines('A'), columns: lines('B'), values: [[1, 2, 3], [4]] },
  'endless names': {
    rows: lines(long('r'), long('word ')),
    columns: lines(long('c'), long('column '), ''),
    values: [
      [1, 2, 3],
      [3, 2, 1],
    ],
  },
  'no labels': {
    rows: [{ id: 'a', name: 'A', label: '' }],
    columns: [
      { id: 'b', name: 'B', label: '' },
      { id: 'c', name: 'C', label: '' },
    ],
    values: [[1, 2]],
  },
};
