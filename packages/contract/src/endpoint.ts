import type * as z from 'zod/mini';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A schema of the house: zod/mini, known here only by its type. */
export type Schema = z.core.$ZodType;
/** A schema of one type. */
export type SchemaOf<T> = z.core.$ZodType<T>;

/** Names of the `{braced}` parts of a path. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParams<Rest>
  : never;

export interface EndpointDefinition<Path extends string = string> {
  /** Stable and unique, `<area>.<thing>.<verb>`; the first half of every query key. */
  id: string;
  method: Method;
  /** Without a leading slash; `{name}` marks a parameter. */
  path: Path;
  query?: Schema;
  body?: Schema;
  /** Shape of the 200 answer. */
  response: Schema;
  /** Declared latency of the mock in milliseconds; 0 when absent. */
  delayMs?: number;
}

type Part<Key extends string, S> = S extends Schema ? Record<Key, z.input<S>> : unknown;
type ParamsPart<Path extends string> = [PathParams<Path>] extends [never]
  ? unknown
  : { params: Record<PathParams<Path>, string> };

type Simplify<T> = { [K in keyof T]: T[K] };
type InputOf<D extends EndpointDefinition> = Simplify<
  ParamsPart<D['path']> & Part<'query', D['query']> & Part<'body', D['body']>
>;

declare const types: unique symbol;

/**
 * One call of the API: the value from which the client, the mock, the stories and the reference
 * are derived.
 */
export interface Endpoint<Input = unknown, Output = unknown> extends EndpointDefinition {
  /** Carries the inferred types; never present at run time. */
  readonly [types]?: { input: Input; output: Output };
}

// A phantom member is invariant under plain inference, so endpoints of any type are named once here.
// oxlint-disable-next-line typescript/no-explicit-any -- the only place where "an endpoint of any type" is written
export type AnyEndpoint = Endpoint<any, any>;

export type EndpointInput<E> = E extends Endpoint<infer Input> ? Input : never;
export type EndpointOutput<E> = E extends Endpoint<unknown, infer Output> ? Output : never;

/** Declares a call. Types of its input and answer follow from the schemas. */
export function endpoint<const Path extends string, const D extends EndpointDefinition<Path>>(
  definition: D,
): Endpoint<InputOf<D>, z.output<D['response']>> & D {
  return definition;
}
