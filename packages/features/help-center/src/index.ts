export { helpCenter } from './manifest';
