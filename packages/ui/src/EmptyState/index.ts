export { EmptyState, emptyStateKinds } from './EmptyState';
export type { EmptyStateKind, EmptyStateProps } from './EmptyState';
export { emptyStateSizes } from './EmptyState.styles';
export type { EmptyStateSize } from './EmptyState.styles';
