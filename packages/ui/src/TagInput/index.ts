export { TagInput } from './TagInput';
export type { TagInputProps, TagOption } from './TagInput';
export { labelHues } from './TagInput.styles';
export type { LabelHue } from './TagInput.styles';
