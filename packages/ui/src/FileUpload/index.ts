export { FileUpload, fileUploadVariants } from './FileUpload';
export type { FileUploadProps, FileUploadVariant } from './FileUpload';
export type { FileUploadItem } from './FileRow';
export type { FileRules } from './sortFiles';
