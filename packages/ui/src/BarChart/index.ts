export { BarChart } from './BarChart';
export type { BarChartProps } from './BarChart';
export { barChartVariants, barShapes } from './barShapes';
export type { BarChartVariant, BarPoints, BarSeries, BarShape } from './barShapes';
export type { ChartFormat, ChartRole } from '../charts/chartTypes';
