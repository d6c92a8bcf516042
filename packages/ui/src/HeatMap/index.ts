export { HeatMap } from './HeatMap';
export type { HeatMapProps } from './HeatMap';
export type { HeatLine } from './heatShapes';
export { rampScales } from '../charts/ramps';
export type { RampScale } from '../charts/ramps';
export type { ChartFormat } from '../charts/chartTypes';
