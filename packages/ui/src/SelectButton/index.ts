export { SelectButton } from './SelectButton';
export type { SelectButtonProps } from './SelectButton';
