export { List, ListItem, ListSection } from './List';
export type { ListItemProps, ListProps, ListSectionProps } from './List';
export { useListReorder } from './useListReorder';
export type { ListReorderItem } from './useListReorder';
