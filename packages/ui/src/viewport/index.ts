export { useIsFrom, useMediaQuery } from './viewport';
