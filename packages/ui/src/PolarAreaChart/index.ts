export { PolarAreaChart } from './PolarAreaChart';
export type { PolarAreaChartProps } from './PolarAreaChart';
export type { ChartPart } from '../charts/roundParts';
export type { ChartFormat } from '../charts/chartTypes';
