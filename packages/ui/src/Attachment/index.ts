export { Attachment } from './Attachment';
export type { AttachmentProps } from './Attachment';
export { shareOf, uploadStatuses } from './uploadState';
export type { UploadState, UploadStatus } from './uploadState';
