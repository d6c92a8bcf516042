export { formatFileSize } from './formatFileSize';
export { useFileSize } from './useFileSize';
