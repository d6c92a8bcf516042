export { ToggleButton, toggleButtonTones } from './ToggleButton';
export type { ToggleButtonProps, ToggleButtonTone } from './ToggleButton';
