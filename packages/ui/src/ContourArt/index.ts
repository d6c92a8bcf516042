export { ContourArt, contourTones } from './ContourArt';
export type { ContourArtProps, ContourTone } from './ContourArt';
export { contourPaths } from './contours';
export type { ContourOptions } from './contours';
