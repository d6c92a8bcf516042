export { useKeptFocus } from './useKeptFocus';
