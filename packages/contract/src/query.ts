import type { AnyEndpoint, EndpointInput, EndpointOutput } from './endpoint';
import { request } from './request';

/** Key of one call's answer: two features that ask the same thing share one cache entry. */
export type QueryKey<Input = unknown> = readonly [endpointId: string, input: Input];

export interface RequestQuery<Input, Output> {
  queryKey: QueryKey<Input>;
  queryFn: (context: { signal: AbortSignal }) => Promise<Output>;
}

/** Turns a call into a value that react-query, a preloading route and a prefetching link all take. */
export function toQuery<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
): RequestQuery<EndpointInput<E>, EndpointOutput<E>> {
  return {
    queryKey: [endpoint.id, input],
    queryFn: ({ signal }) => request(endpoint, input, { signal }),
  };
}

/** Key that covers every input of an endpoint, for invalidation. */
export function keyOf(endpoint: AnyEndpoint): readonly [string] {
  return [endpoint.id];
}
