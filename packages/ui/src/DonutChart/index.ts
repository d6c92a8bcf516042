export { DonutChart } from './DonutChart';
export type { DonutChartProps } from './DonutChart';
export type { ChartPart } from '../charts/roundParts';
export type { ChartFormat } from '../charts/chartTypes';
