export { PrintSheet, PrintTable } from './PrintSheet';
export { usePrintSheet } from './usePrintSheet';
