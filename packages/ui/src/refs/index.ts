export { fillRef } from './fillRef';
