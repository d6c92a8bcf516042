export { Image } from './Image';
export type { ImageProps } from './Image';
export { imageFits, imageRadii, imageRatios } from './Image.styles';
export type { ImageFit, ImageRadius, ImageRatio } from './Image.styles';
