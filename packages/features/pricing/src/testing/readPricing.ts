import { getPricing } from '@quarterdeck/contract/endpoints/pricing';
import type { Pricing } from '@quarterdeck/contract/entities/pricing';
import { testClient } from '@quarterdeck/mocks/testing/clientOf';

/** The offer as the mock answers it first. */
export async function readPricing(): Promise<Pricing> {
  return (await testClient().call(getPricing, {})).body;
}
