import { configureRequest } from '@quarterdeck/contract';
import { getPricing } from '@quarterdeck/contract/endpoints/pricing';
import type { Pricing } from '@quarterdeck/contract/entities/pricing';

/**
 * Lets the API answer another offer in a story: no call changes plans, so the mock knows the first one alone.
 * @returns the function that ends it.
 */
export function changePricing(change: (offer: Pricing) => Pricing): () => void {
  const transport = (request: Request) => fetch(request);
  configureRequest({
    transport: async (request) => {
      const answer = await transport(request);
      if (!answer.ok || !request.url.endsWith(getPricing.path)) return answer;
      return Response.json(change((await answer.json()) as Pricing));
    },
  });
  return () => configureRequest({ transport });
}
