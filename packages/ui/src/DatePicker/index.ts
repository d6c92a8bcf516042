export { DatePicker } from './DatePicker';
export type { DatePickerProps } from './DatePicker';
export { PickerColumn, PickerFloating, PickerPanel } from './Picker.styles';
