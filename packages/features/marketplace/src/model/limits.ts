import type { Requirement } from '@quarterdeck/contract/entities/requirement';

/** Where the sliders of price and effort end. */
export interface Limits {
  /** Major units. */
  maxPrice: number;
  /** Working days. */
  maxDays: number;
}

/** Prices on the slider stand this far apart, in major units. */
export const priceStep = 50;
/** Effort on the slider, in working days. */
export const daysStep = 0.5;

const upTo = (value: number, step: number) => Math.max(step, Math.ceil(value / step) * step);

/** The ends that hold all of the marketplace, on whole steps. */
export function limitsOf(requirements: readonly Requirement[]): Limits {
  return requirements.reduce(
    (limits, { price, estimateDays }) => ({
      maxPrice: Math.max(limits.maxPrice, upTo(price, priceStep)),
      maxDays: Math.max(limits.maxDays, upTo(estimateDays, daysStep)),
    }),
    { maxPrice: priceStep, maxDays: daysStep },
  );
}
