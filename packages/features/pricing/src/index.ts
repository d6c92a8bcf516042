export { pricing } from './manifest';
