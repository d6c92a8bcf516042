import * as calls from '../endpoints/pricing';
import { documentEndpoints } from './documentEndpoints';

export const pricingDocs = documentEndpoints(calls, {
  getPricing: {
    summary: 'Plans and prices',
    description: 'Asked by the four pages of prices. Answers all plans, what each has, and the plan of who asks.',
    rules: [
      'Plans come cheapest first. Prices are of one month, in major units, and include tax.',
      'Who pays a year at once pays twelve months less `yearlySavedPercent`; the sum is computed in minor units and rounded once.',
      'Features come by group, in the order in which they are compared, each with a value for every plan.',
      'Names and descriptions are words of the page: the answer names plans and features by their ids.',
      '`currentPlanId` is null for who has no plan.',
    ],
    errors: [],
    example: {},
  },
});
