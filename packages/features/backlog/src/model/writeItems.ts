import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { Currency } from '@quarterdeck/contract/entities/currency';
import type { Project } from '@quarterdeck/contract/entities/project';
import { downloadFile } from '@quarterdeck/ui/downloadFile';
import { fileNameOf, writeCsv } from '@quarterdeck/ui/recordFile';

/** Between the labels of one cell; a label that holds it is read as two. */
export const labelSeparator = ';';

/**
 * Columns of an exported file, in this order; they are the names of the API in every language, so that a file can be
 * read again elsewhere.
 */
const cells: Record<string, (item: BacklogItem, currency: Currency) => string | number | null> = {
  key: ({ key }) => key,
  title: ({ title }) => title,
  description: ({ description }) => description,
  status: ({ status }) => status,
  labels: ({ labels }) => labels.join(`${labelSeparator} `),
  assigneeId: ({ assigneeId }) => assigneeId ?? '',
  estimateDays: ({ estimateDays }) => estimateDays,
  price: ({ price }) => price,
  // What nothing is asked for has no currency.
  currency: (item, currency) => (item.price > 0 ? (item.currency ?? currency) : ''),
  payment: ({ payment }) => payment,
  dueDate: ({ dueDate }) => dueDate ?? '',
  acceptanceCriteria: ({ acceptanceCriteria }) =>
    acceptanceCriteria.map(({ text, done }) => `[${done ? 'x' : ' '}] ${text}`).join('\n'),
};

/** The items as CSV for spreadsheets. @param currency of the project; what was paid keeps the one it was paid in. */
export function toCsv(items: readonly BacklogItem[], currency: Currency): string {
  const columns = Object.entries(cells).map(([name, cellOf]) => [name, (item: BacklogItem) => cellOf(item, currency)]);
  return writeCsv<BacklogItem>(Object.fromEntries(columns), items);
}

/** The items as JSON, whole and in their order. */
export function toJson(items: readonly BacklogItem[]): string {
  return `${JSON.stringify(items, null, 2)}\n`;
}

/** Downloads the items as CSV, for spreadsheets. */
export function exportCsv(project: Project, items: readonly BacklogItem[]): void {
  downloadFile(`${fileName(project)}.csv`, 'text/csv;charset=utf-8', toCsv(items, project.currency));
}

/** Downloads the items as JSON, with all that they hold. */
export function exportJson(project: Project, items: readonly BacklogItem[]): void {
  downloadFile(`${fileName(project)}.json`, 'application/json', toJson(items));
}

const fileName = ({ name }: Project): string => fileNameOf(name, 'backlog');
