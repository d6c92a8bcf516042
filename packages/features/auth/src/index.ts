export { auth } from './manifest';
