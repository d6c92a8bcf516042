export { DetailPane } from './DetailPane';
export type { DetailPaneProps } from './DetailPane';
