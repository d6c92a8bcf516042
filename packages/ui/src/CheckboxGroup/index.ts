export { CheckboxGroup, choices } from './CheckboxGroup';
export type { CheckboxGroupProps } from './CheckboxGroup';
