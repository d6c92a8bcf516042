export { IllustrationSlot, illustrationSizes } from './IllustrationSlot';
export type { IllustrationSize, IllustrationSlotProps } from './IllustrationSlot';
