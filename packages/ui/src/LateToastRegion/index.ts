export { LateToastRegion } from './LateToastRegion';
