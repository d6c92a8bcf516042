export { Board } from './Board';
export type { BoardHandle, BoardProps, CardMove } from './Board';
export { boardLaneTones, boardLayouts } from './Board.styles';
export type { BoardLaneTone, BoardLayout } from './Board.styles';
export type { BoardCardParts } from './BoardCard';
export type { BoardLaneData } from './BoardLane';
export type { BoardRecord, CardOrder, CardPlace } from './boardPlaces';
