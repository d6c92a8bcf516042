export { DateRangePicker } from './DateRangePicker';
export type { DateRangePickerProps, RangePreset } from './DateRangePicker';
