import { buildAddress, type AnyEndpoint } from '@quarterdeck/contract';
import * as z from 'zod/mini';
import { longText, numbersFrom, randomJson, spoil, wrongBodies, wrongValues } from './hostileInput';

/** A valid input of an endpoint. */
export interface Example {
  params?: Record<string, string>;
  body?: unknown;
  /** Name of a value of the query. */
  query?: string;
}

/** A call as it is sent. */
export interface SentCall {
  method: string;
  path: string;
  body?: string;
  /** The only right status; without it, success is right as well as a refusal. */
  status?: number;
}

/** The call of an example. @param query with its question mark. */
export function callOf({ method, path }: AnyEndpoint, { params, body }: Example, query = ''): SentCall {
  const address = buildAddress({ path }, { params }, '/').slice(1) + query;
  return { method, path: address, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/** Bodies of wrong shapes and 500 random ones, strange queries and paths: the same calls in each run. */
export function* hostileCalls(endpoint: AnyEndpoint, example: Example): Generator<SentCall> {
  if (endpoint.body !== undefined) yield* wrongBodyCalls(endpoint, example);
  if (endpoint.query !== undefined) yield* wrongQueryCalls(endpoint, example);
  yield* wrongPathCalls(endpoint, example);
}

function* wrongBodyCalls(endpoint: AnyEndpoint, example: Example): Generator<SentCall> {
  const call = callOf(endpoint, example);
  for (const body of wrongBodies) if (!isRight(endpoint, body)) yield { ...call, body, status: 400 };
  for (const body of new Set(strangeBodies(example))) yield { ...call, body };
}

function* strangeBodies({ body }: Example): Generator<string> {
  for (const spoilt of spoil(body)) yield JSON.stringify(spoilt);
  yield* randomBodies;
}

const nextNumber = numbersFrom(20_260_310);
const randomBodies = Array.from({ length: 500 }, () => JSON.stringify(randomJson(nextNumber) ?? null));

/** Whether a text is a body that the endpoint may take: `{}` is nothing wrong where nothing is needed. */
function isRight({ body: schema }: AnyEndpoint, text: string): boolean {
  try {
    // A byte order mark in front is no part of the text.
    return schema !== undefined && z.safeParse(schema, JSON.parse(text.replace(/^\uFEFF/, ''))).success;
  } catch {
    return false;
  }
}

function* wrongQueryCalls(endpoint: AnyEndpoint, { params, query: name = '' }: Example): Generator<SentCall> {
  const queries = [
    ...[...wrongValues, longText].map((value) => `?${name}=${encoded(String(value))}`),
    '',
    '?',
    `?${name}`,
    `?${name}[]=a&${name}[]=b`,
    `?${name}=a&${name}=b`,
    `?${name}=%E0%A4%A`,
    '?__proto__=a&constructor=b&toString=c',
    `?${'a'.repeat(10_000)}=${'b'.repeat(10_000)}`,
  ];
  for (const query of queries) yield callOf(endpoint, params === undefined ? {} : { params }, query);
}

/** No record can be found under these. */
function* wrongPathCalls(endpoint: AnyEndpoint, example: Example): Generator<SentCall> {
  const { params = {} } = example;
  const values = wrongValues.map(String).filter((value) => value !== '' && value.length < 1_000);
  for (const name of Object.keys(params)) {
    for (const value of [...values, '%E0%A4%A', '../..', 'a/b']) {
      const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, key: string) =>
        encoded((key === name ? value : params[key]) ?? ''),
      );
      yield { ...callOf(endpoint, example), path, status: 404 };
    }
  }
}

/** Half a surrogate pair cannot be sent in an address. */
const encoded = (text: string) => encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, ''));
