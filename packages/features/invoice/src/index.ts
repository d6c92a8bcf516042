export { invoice } from './manifest';
