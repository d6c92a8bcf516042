export { home } from './manifest';
