export { useCopy } from './useCopy';
export type { Copying } from './useCopy';
