export { RecordList } from './RecordList';
export type { RecordListProps } from './RecordList';
export type { ListProps } from './RecordList';
