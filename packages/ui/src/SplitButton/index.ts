export { SplitButton } from './SplitButton';
export type { SplitButtonProps } from './SplitButton';
