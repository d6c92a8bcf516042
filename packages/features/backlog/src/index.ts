export { backlog } from './manifest';
