export { extendTo, nothingSelected, toggleKey } from './listSelection';
export type { ListSelection } from './listSelection';
export { VirtualList } from './VirtualList';
export type { VirtualListHandle, VirtualListProps } from './VirtualList';
