export { MoveItems, RowMenu, RowMenuItem } from './RowMenu';
export type { MoveItemsProps, RowMenuItemProps, RowMenuProps } from './RowMenu';
