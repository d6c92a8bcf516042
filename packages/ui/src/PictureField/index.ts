export { Picture } from './Picture';
export type { PictureProps } from './Picture';
export { PictureButton } from './PictureButton';
export type { PictureButtonProps } from './PictureButton';
export { PictureField } from './PictureField';
export type { PictureFieldProps, PictureFieldWords } from './PictureField';
export type { PictureLimits, PictureProblem } from './readPicture';
export { usePictureInput } from './usePictureInput';
export type { PictureInputOptions } from './usePictureInput';
