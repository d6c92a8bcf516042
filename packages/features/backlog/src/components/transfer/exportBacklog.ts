import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import type { Project } from '@quarterdeck/contract/entities/project';
import { downloadFile } from '@quarterdeck/ui/downloadFile';
import { toCsv, toJson } from '../../model/writeItems';

/** Downloads the items as CSV, for spreadsheets. */
export function exportCsv(project: Project, items: readonly BacklogItem[]): void {
  downloadFile(`${fileName(project)}.csv`, 'text/csv;charset=utf-8', toCsv(items, project.currency));
}

/** Downloads the items as JSON, with all that they hold. */
export function exportJson(project: Project, items: readonly BacklogItem[]): void {
  downloadFile(`${fileName(project)}.json`, 'application/json', toJson(items));
}

/** The project's name without what file systems have a use of their own for. */
const fileName = ({ name }: Project): string => name.replaceAll(/[\\/:*?"<>|.\s\p{Cc}]+/gu, ' ').trim() || 'backlog';
