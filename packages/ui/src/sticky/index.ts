export { stickyRef, stickyStyles } from './sticky';
