export { RadialBarChart } from './RadialBarChart';
export type { RadialBarChartProps } from './RadialBarChart';
export type { ChartPart } from '../charts/roundParts';
export type { ChartFormat } from '../charts/chartTypes';
