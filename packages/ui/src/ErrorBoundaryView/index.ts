export { ErrorBoundaryView } from './ErrorBoundaryView';
export type { ErrorBoundaryViewProps } from './ErrorBoundaryView';
