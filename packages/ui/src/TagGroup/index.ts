export { TagGroup } from './TagGroup';
export type { TagGroupProps } from './TagGroup';
export { tagGroupVariants } from './TagGroup.styles';
export type { TagGroupItem, TagGroupVariant } from './TagGroup.styles';
