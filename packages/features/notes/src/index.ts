export { notes } from './manifest';
