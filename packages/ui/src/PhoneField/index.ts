export { PhoneField } from './PhoneField';
export type { PhoneFieldProps } from './PhoneField';
export type { PhoneDetails } from './usePhone';
