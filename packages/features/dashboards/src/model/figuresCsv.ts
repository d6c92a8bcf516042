import { downloadFile } from '@quarterdeck/ui/downloadFile';
import { fileNameOf, writeCsv } from '@quarterdeck/ui/recordFile';
import { finiteOrNull } from './sums';

/** One number of a dashboard, as its file has it. */
export interface Figure {
  /** The card that shows it. */
  section: string;
  /** What it counts, such as a series or a column. */
  figure: string;
  /** What it is of: a coin, a group, a person. */
  item?: string;
  /** Calendar day or instant, ISO 8601. */
  date?: string;
  /** Null, and what is no finite number, is an empty cell. */
  value: number | string | null;
  /** `USD`, `%` or the code of a coin; counts have none. */
  unit?: string;
}

const columns = ['section', 'figure', 'item', 'date', 'value', 'unit'] as const satisfies readonly (keyof Figure)[];

/** All figures in one table, one in each row: spreadsheets filter and pivot it, and programs read it without knowing the dashboard. */
export function figuresToCsv(figures: readonly Figure[], t: (key: string) => string): string {
  const cellOf = (figure: Figure, column: keyof Figure) => {
    const cell = figure[column] ?? null;
    return typeof cell === 'number' ? finiteOrNull(cell) : cell;
  };
  return writeCsv<Figure>(
    Object.fromEntries(
      columns.map((column) => [t(`dashboards.csv.${column}`), (figure: Figure) => cellOf(figure, column)]),
    ),
    figures,
  );
}

/** Downloads them as a file that is called after `title`. */
export function saveFigures(title: string, figures: readonly Figure[], t: (key: string) => string): void {
  downloadFile(`${fileNameOf(title, 'dashboard')}.csv`, 'text/csv', figuresToCsv(figures, t));
}
