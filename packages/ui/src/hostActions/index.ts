export { HostActionsContext, useHostActions } from './hostActions';
export type { DemoActions, HostActions } from './hostActions';
