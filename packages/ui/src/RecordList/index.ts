export { RecordList } from './RecordList';
export type { RecordListProps } from './RecordList';
