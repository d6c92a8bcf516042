export { ChartSwatch, chartSwatchShapes } from './ChartSwatch';
export type { ChartSwatchProps, ChartSwatchShape } from './ChartSwatch';
