export { ToastRegion } from './ToastRegion';
