export { marketplace } from './manifest';
