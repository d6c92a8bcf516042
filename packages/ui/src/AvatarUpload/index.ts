export { AvatarUpload } from './AvatarUpload';
export type { AvatarUploadProps, UploadedPicture } from './AvatarUpload';
