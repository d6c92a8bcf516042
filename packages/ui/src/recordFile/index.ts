export { readCsvRecords, readJsonRecords, readTextFile } from './readRecords';
export type { FileFailure, FileReading, FileRecord } from './readRecords';
export { fileNameOf, writeCsv } from './writeCsv';
