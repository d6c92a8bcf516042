export { sampleItems } from './manifest';
