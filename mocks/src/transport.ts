import type { Transport } from '@quarterdeck/contract';
import { isProductPath } from './areas';
import type { MockApi, MockApiOptions } from './core/api';
import { browserStorage } from './core/browserStorage';
import { createMockApi } from './createMockApi';

export type { MockApi, MockApiOptions } from './core/api';
export type { StorageState } from './core/persistence';
export { scenarioNames } from './core/scenarios';
export type { Scenario, ScenarioName } from './core/scenarios';

/** Answers requests to the API in the page and sends all others to the network. */
export type MockTransport = Transport & { readonly api: MockApi };

/**
 * The API without a service worker, for the published site. Data persist in the browser unless
 * `storage` says otherwise; answers are not checked here, because `request` checks them.
 */
export function createTransport(options: MockApiOptions = {}): MockTransport {
  const api = createMockApi({ checkAnswers: false, storage: browserStorage(), ...options });
  return toTransport(api);
}

/** Whether an address is the API's: below `api/`, or one of the product's calls. Files keep coming from the site. */
const isMocked = (pathname: string): boolean =>
  pathname.includes('/api/') || (isProductPath(pathname) && !pathname.endsWith('.json'));

/** A transport that shares an API, and its data, with other code. */
export function toTransport(api: MockApi): MockTransport {
  const transport: Transport = (request) =>
    isMocked(new URL(request.url).pathname) ? api.fetch(request) : fetch(request);
  return Object.assign(transport, { api });
}
