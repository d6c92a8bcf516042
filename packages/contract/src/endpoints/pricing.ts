import { endpoint } from '../endpoint';
import { pricingSchema } from '../entities/pricing';

/** All plans with what they cost and what is in them, and the plan of who asks. */
export const getPricing = endpoint({
  id: 'pages.pricing',
  method: 'GET',
  path: 'api/pages/pricing',
  response: pricingSchema,
});
