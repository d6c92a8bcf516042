export { payment } from './manifest';
