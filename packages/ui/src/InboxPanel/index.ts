export { InboxPanel } from './InboxPanel';
export type { InboxPanelProps, InboxPanelWords } from './InboxPanel';
export type { InboxItem, InboxWords } from './InboxRow';
