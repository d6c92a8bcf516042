export { announce } from './announce';
export { LiveRegion } from './LiveRegion';
