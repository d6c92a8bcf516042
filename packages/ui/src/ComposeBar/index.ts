export { ComposeBar } from './ComposeBar';
export type { ComposeBarProps } from './ComposeBar';
