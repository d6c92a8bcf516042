export { LayoutChoice, LayoutPicker } from './LayoutPicker';
export type { LayoutChoiceProps, LayoutPickerProps } from './LayoutPicker';
