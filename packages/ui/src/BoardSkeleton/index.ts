export { BoardSkeleton } from './BoardSkeleton';
export type { BoardSkeletonProps } from './BoardSkeleton';
