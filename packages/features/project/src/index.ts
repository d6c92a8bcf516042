export { project } from './manifest';
