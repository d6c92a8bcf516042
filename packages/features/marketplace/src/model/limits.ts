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

/** The end that holds all values, on whole steps; at least one. */
const endOf = (values: readonly number[], step: number) =>
  values.reduce((end, value) => Math.max(end, Math.ceil(value / step)), 1) * step;

/** The ends that hold all of the marketplace. */
export const limitsOf = (requirements: readonly Requirement[]): Limits => ({
  maxPrice: endOf(
    requirements.map(({ price }) => price),
    priceStep,
  ),
  maxDays: endOf(
    requirements.map(({ estimateDays }) => estimateDays),
    daysStep,
  ),
});
