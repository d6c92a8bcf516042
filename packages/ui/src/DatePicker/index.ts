export { DatePicker } from './DatePicker';
export type { DatePickerProps } from './DatePicker';
export { LazyDatePicker } from './LazyDatePicker';
export { PickerFloating, PickerPanel } from './Picker.styles';
export { PickerChoices } from './PickerChoices';
export type { PickerChoice, PickerChoicesProps } from './PickerChoices';
export type { PickerOptions, RestatedProps } from './pickerOptions';
