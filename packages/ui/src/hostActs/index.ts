export { HostActsContext, useHostActs } from './hostActs';
export type { HostActs } from './hostActs';
