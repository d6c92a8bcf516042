// The queue alone, for whoever says something: importing it does not load what shows it (`ToastRegion`).
export { toastPlace } from './toastPlace';
export { toasts, toastTones } from './toastStore';
export type { ToastEntry, ToastInput, ToastTone } from './toastStore';
export { useToastCount } from './useToastCount';
