export { CheckCircle } from './CheckCircle';
export type { CheckCircleProps } from './CheckCircle';
