export { ProgressBar, ProgressCircle, progressTones } from './ProgressBar';
export type { ProgressBarProps, ProgressCircleProps, ProgressTone } from './ProgressBar';
export type { Progress } from './ProgressBar';
