export { focusContent } from './focusContent';
export { useFocusLeftBehind } from './useFocusLeftBehind';
export { useKeptFocus } from './useKeptFocus';
