export { focusContent } from './focusContent';
export { useKeptFocus } from './useKeptFocus';
