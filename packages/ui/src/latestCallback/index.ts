export { useLatestCallback } from './useLatestCallback';
