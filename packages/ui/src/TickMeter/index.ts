export { TickMeter, tickMeterSizes, tickMeterTones, tickMeterVariants } from './TickMeter';
export type { TickMeterProps, TickMeterSize, TickMeterTone, TickMeterVariant } from './TickMeter';
