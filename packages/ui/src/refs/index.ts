export { fillRef, useJoinedRef } from './fillRef';
