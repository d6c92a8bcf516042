export { HostActionsContext, useHostActions } from './hostActions';
export type { DemoAccount, DemoActions, HostActions } from './hostActions';
