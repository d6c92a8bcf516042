export { RadarChart } from './RadarChart';
export type { RadarChartProps } from './RadarChart';
export type { ChartFormat, ChartRole, ChartSeries } from '../charts/chartTypes';
