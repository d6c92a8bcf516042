export { ListPane, Pane, Panes } from './ListPane';
export type { ListPaneProps, ListPaneSearch, PanesProps } from './ListPane';
