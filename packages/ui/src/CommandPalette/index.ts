export { CommandPalette } from './CommandPalette';
export type { CommandPaletteProps } from './CommandPalette';
export type { PaletteGroup, PaletteItem, PaletteSegment } from './paletteItems';
