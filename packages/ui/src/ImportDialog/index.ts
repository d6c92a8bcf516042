export { ImportDialog } from './ImportDialog';
export type { ImportDialogProps } from './ImportDialog';
export { importOutcomes } from './importRows';
export type { ImportColumn, ImportCounts, ImportOutcome, ImportReading, ImportRow } from './importRows';
