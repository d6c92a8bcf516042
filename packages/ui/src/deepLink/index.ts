export { idOfHash } from './idOfHash';
export { useLinkedItem } from './useLinkedItem';
export type { LinkedItem } from './useLinkedItem';
export { useLinkedSection } from './useLinkedSection';
