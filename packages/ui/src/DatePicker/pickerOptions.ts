import type { DayOptions } from '../Calendar';
import type { FieldSize, FieldTexts, FieldVariant } from '../FormField';
import type { RootStyle } from '../refs/rootProps';

/** Props of React Aria's pickers that ours say in other words, or not at all. */
export type RestatedProps =
  | 'children'
  | 'className'
  | 'style'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'minValue'
  | 'maxValue'
  | 'isDateUnavailable'
  | 'granularity';

/** What pickers of a day and of a range share. */
export interface PickerOptions extends FieldTexts, DayOptions, RootStyle {
  /** Offers to take away what is chosen. @default true */
  isClearable?: boolean;
  /** @default 'outlined' */
  variant?: FieldVariant;
  /** @default 'md' */
  size?: FieldSize;
}
