export { Gauge } from './Gauge';
export type { GaugeProps } from './Gauge';
export type { ChartFormat } from '../charts/chartTypes';
