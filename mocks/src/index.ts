import { endpoints } from '@quarterdeck/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import type { MockApi, MockApiOptions } from './core/api';
import { unknownPathResponse } from './core/failure';
import { createMockApi } from './createMockApi';
import { provideWithResolvers } from './withResolvers';

export { createMockApi } from './createMockApi';
export type { MockApi, MockApiOptions } from './core/api';
export type { StorageState } from './core/persistence';
export { scenarioNames } from './core/scenarios';
export type { Scenario, ScenarioMix, ScenarioName } from './core/scenarios';
export { memoryStorage } from './core/storage';
export type { MockStorage } from './core/storage';

/** Handlers for msw with fresh data of their own: one per endpoint, and a last one for unknown paths. */
export function createHandlers(options: MockApiOptions = {}): HttpHandler[] {
  return createHandlersOf(createMockApi(options));
}

/** Handlers that share an API, and its data, with other code. */
export function createHandlersOf(api: MockApi): HttpHandler[] {
  return [...createEndpointHandlers(api), http.all('*/api/*', unknownPathResponse)];
}

/** The handlers of the endpoints without the last one: msw decides about unknown paths. */
export function createEndpointHandlers(api: MockApi): HttpHandler[] {
  provideWithResolvers();
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    try {
      return await api.fetch(request);
    } catch {
      // The scenario is offline or the request was aborted.
      return HttpResponse.error();
    }
  };
  return endpoints.map(({ method, path }) => {
    const register = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
    return register[method](`*/${path.replace(/\{(\w+)\}/g, ':$1')}`, answer);
  });
}
