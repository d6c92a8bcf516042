export { DateField, Segment, Segments } from './DateField';
export type { DateFieldProps } from './DateField';
