export { HostActsContext, useHostActs } from './hostActs';
export type { DemoActs, HostActs } from './hostActs';
