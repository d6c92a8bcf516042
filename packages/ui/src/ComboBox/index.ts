export { ComboBox, EmptyRow } from './ComboBox';
export type { ComboBoxProps } from './ComboBox';
