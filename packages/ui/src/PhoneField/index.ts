export { PhoneField } from './PhoneField';
export type { FlagUrl } from './Flag';
export type { PhoneFieldProps } from './PhoneField';
export type { PhoneDetails } from './usePhone';
