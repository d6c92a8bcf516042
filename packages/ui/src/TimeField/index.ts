export { TimeField } from './TimeField';
export type { TimeFieldProps } from './TimeField';
export type { TimeOfDay } from './timeOfDay';
