export { Surface, surfaceElevations, surfaceLevels } from './Surface';
export type { SurfaceElevation, SurfaceLevel, SurfaceProps } from './Surface';
