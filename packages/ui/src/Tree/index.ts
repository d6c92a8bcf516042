export { Tree } from './Tree';
export type { TreeProps } from './Tree';
export type { TreeNode } from './treeRows';
export type { LoadChildren } from './useLazyChildren';
export type { TreeRow } from './treeRows';
