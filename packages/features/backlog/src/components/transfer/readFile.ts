import { readCsv, readJsonItems, type ImportContext, type ReadFailure, type Reading } from '../../model/readItems';

/** More would hold the page up, and is no backlog. */
const mostBytes = 5 * 1024 * 1024;

type FileFailure = ReadFailure | 'tooLarge' | 'notReadable';
export type FileReading = Extract<Reading, { rows: unknown }> | { rows?: undefined; failure: FileFailure };

/** Reads a file that a person chose: JSON by its name or its first character, everything else as CSV. */
export async function readFile(file: File, context: ImportContext): Promise<FileReading> {
  if (file.size > mostBytes) return { failure: 'tooLarge' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    // It was moved, or the browser may not read it any more.
    return { failure: 'notReadable' };
  }
  const isJson = /\.json$/i.test(file.name) || /^\s*[[{]/.test(text);
  return isJson ? readJsonItems(text, context) : readCsv(text, context);
}
