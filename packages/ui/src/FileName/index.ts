export { FileName } from './FileName';
export type { FileNameProps } from './FileName';
