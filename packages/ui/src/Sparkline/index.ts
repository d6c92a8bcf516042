export { Sparkline, sparklineTones } from './Sparkline';
export type { SparklineProps, SparklineTone } from './Sparkline';
