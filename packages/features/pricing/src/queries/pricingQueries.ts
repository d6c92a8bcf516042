import { toQuery } from '@quarterdeck/contract';
import { getPricing } from '@quarterdeck/contract/endpoints/pricing';
import { queryOptions } from '@tanstack/react-query';

/** What the four pages ask for. */
export const pricingQueries = {
  offer: () => queryOptions(toQuery(getPricing, {})),
};
