export { AsyncContent } from './AsyncContent';
export type { AsyncContentProps, AsyncResult } from './AsyncContent';
export { useSteadyWait } from './useSteadyWait';
