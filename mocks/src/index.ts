import { endpoints } from '@quarterdeck/contract';
import { http, HttpResponse, type HttpHandler } from 'msw';
import { createMockApi, type MockApi, type MockApiOptions } from './core/api';
import { unknownPathResponse } from './core/failure';
import { provideWithResolvers } from './withResolvers';

export { createMockApi } from './core/api';
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

/** Handlers that answer from an API whose data are used elsewhere too. */
export function createHandlersOf(api: MockApi): HttpHandler[] {
  return [...createEndpointHandlers(api), http.all('*/api/*', unknownPathResponse)];
}

/** The handlers of the endpoints alone: what no endpoint answers is left to msw. */
export function createEndpointHandlers(api: MockApi): HttpHandler[] {
  provideWithResolvers();
  const answer = async ({ request }: { request: Request }): Promise<Response> => {
    try {
      return await api.fetch(request);
    } catch {
      // The scenario offline, or an aborted request, which waits for no answer.
      return HttpResponse.error();
    }
  };
  return endpoints.map(({ method, path }) => {
    const register = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete };
    return register[method](`*/${path.replace(/\{(\w+)\}/g, ':$1')}`, answer);
  });
}
