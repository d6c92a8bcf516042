export { ChartFrame } from './ChartFrame';
export type { ChartFrameInnerProps, ChartFrameProps, ChartLegendItem } from './chartFrameProps';
