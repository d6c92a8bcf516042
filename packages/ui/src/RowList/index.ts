export { IconTile, RowList } from './RowList';
export type { RowListItem, RowListProps } from './RowList';
