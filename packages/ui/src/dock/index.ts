export { docked } from './docked';
