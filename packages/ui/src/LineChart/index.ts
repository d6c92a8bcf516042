export { LineChart } from './LineChart';
export type { LineChartProps } from './LineChart';
export { lineChartVariants } from './lineShapes';
export type { LineChartVariant } from './lineShapes';
export type { ChartFormat, ChartPoints, ChartRole, ChartSeries } from '../charts/chartTypes';
