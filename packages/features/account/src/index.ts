export { account } from './manifest';
