export { SelectWaiting, type SelectWaitingProps } from './SelectWaiting';
