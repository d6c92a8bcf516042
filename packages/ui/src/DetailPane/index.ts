export { DetailPane } from './DetailPane';
export type { DetailPaneProps } from './DetailPane';
export type { DetailFailureProps } from './DetailFailure';
