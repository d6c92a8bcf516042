export { StatTile } from './StatTile';
export type { StatChange, StatTileProps } from './StatTile';
export { statTileTones } from './StatTile.styles';
export type { StatTileTone } from './StatTile.styles';
