export { focusContent } from './focusContent';
export { isQuestion } from './isQuestion';
export { useFocusLeftBehind } from './useFocusLeftBehind';
export { useKeptFocus } from './useKeptFocus';
