export { ShareBarChart } from './ShareBarChart';
export type { ShareBar, ShareBarChartProps } from './ShareBarChart';
export type { ChartPart } from '../charts/roundParts';
export type { ChartFormat } from '../charts/chartTypes';
