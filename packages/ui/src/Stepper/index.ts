export { Stepper } from './Stepper';
export type { StepItem, StepperProps } from './Stepper';
