export { hueOf, hues } from '../hues';
export type { Hue } from '../hues';
export { FilterChip } from './FilterChip';
export type { FilterChipProps } from './FilterChip';
export { Tag } from './Tag';
export type { TagProps } from './Tag';
export { tagSizes, tagVariants } from './Tag.styles';
export type { TagSize, TagVariant } from './Tag.styles';
