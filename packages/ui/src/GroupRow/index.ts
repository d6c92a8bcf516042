export { GroupRow } from './GroupRow';
export type { GroupRowProps } from './GroupRow';
