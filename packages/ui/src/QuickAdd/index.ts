export { QuickAdd } from './QuickAdd';
export type { QuickAddProps } from './QuickAdd';
