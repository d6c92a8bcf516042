export { academy } from './manifest';
