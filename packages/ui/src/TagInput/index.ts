export { TagInput } from './TagInput';
export type { TagInputProps, TagOption } from './TagInput';
export { TagInputPlaceholder } from './TagInputPlaceholder';
export type { TagInputPlaceholderProps } from './TagInputPlaceholder';
export { labelHues } from './TagInput.styles';
export type { LabelHue } from './TagInput.styles';
