export { VisuallyHidden, visuallyHiddenStyles } from './VisuallyHidden';
