export { extendingKeys, listKeys } from './listKeys';
export type { ListAct } from './listKeys';
export { extendTo, nothingSelected, toggleKey } from './listSelection';
export type { ListSelection } from './listSelection';
export { VirtualList } from './VirtualList';
export type { VirtualListHandle, VirtualListProps } from './VirtualList';
