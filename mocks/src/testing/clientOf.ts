import { buildAddress, type AnyEndpoint, type EndpointInput, type EndpointOutput } from '@quarterdeck/contract';
import type { MockApi, MockApiOptions } from '../core/api';
import { createMockApi } from '../createMockApi';

export const origin = 'http://localhost';

/** The day on which the tests of the mock play. */
export const testNow = new Date('2026-03-10T09:30:00.000Z');

export interface Answer<Body> {
  status: number;
  body: Body;
}

/** Calls an API as the page would, but sees status and JSON of every answer. */
export interface MockClient {
  api: MockApi;
  call: <E extends AnyEndpoint>(endpoint: E, input: EndpointInput<E>) => Promise<Answer<EndpointOutput<E>>>;
  /** Sends whatever is given, for calls that no typed client would make. */
  send: (method: string, path: string, body?: BodyInit) => Promise<Answer<unknown>>;
}

/**
 * A client of `api`; the answers are read as JSON, so one that is not fails the test.
 * @param language that every call asks for, such as `tr`.
 */
export function clientOf(api: MockApi, language?: string): MockClient {
  const headers = language === undefined ? {} : { 'accept-language': language };
  const send: MockClient['send'] = async (method, path, body) => {
    const request = new Request(`${origin}/${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    const response = await api.fetch(request);
    return { status: response.status, body: JSON.parse(await response.text()) as unknown };
  };
  return {
    api,
    send,
    call: async (endpoint, input) => {
      const { body } = input as { body?: unknown };
      const path = buildAddress(endpoint, input, '/').slice(1);
      const answer = await send(endpoint.method, path, body === undefined ? undefined : JSON.stringify(body));
      // The mock checks its answers against the endpoint's schema.
      return answer as Answer<EndpointOutput<typeof endpoint>>;
    },
  };
}

/** A fresh API of `testNow` without delays; ids are `new-1`, `new-2` …. */
export function testClient({ language, ...options }: MockApiOptions & { language?: string } = {}): MockClient {
  let count = 0;
  const newId = () => {
    count += 1;
    return `new-${count}`;
  };
  return clientOf(createMockApi({ now: () => testNow, newId, delays: 'none', ...options }), language);
}
