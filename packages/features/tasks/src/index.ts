export { tasks } from './manifest';
