export { DateField, Segment, Segments } from './DateField';
export type { DateFieldProps } from './DateField';
export { TypedPartsContext, useMonthEnd } from './monthEnd';
export type { MonthEnd } from './monthEnd';
export { useTypedDay } from './useTypedDay';
export type { TypedParts } from './monthEnd';
export type { TypedDayOptions } from './useTypedDay';
