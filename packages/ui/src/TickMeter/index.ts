export { TickMeter, tickMeterTones, tickMeterVariants } from './TickMeter';
export type { TickMeterProps, TickMeterTone, TickMeterVariant } from './TickMeter';
