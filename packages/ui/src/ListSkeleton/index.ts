export { ListSkeleton } from './ListSkeleton';
export type { ListSkeletonProps } from './ListSkeleton';
