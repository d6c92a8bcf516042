import type { AnyEndpoint, EndpointOutput, Schema } from '@quarterdeck/contract';
import type { PathParams } from '@quarterdeck/contract/endpoint';
import * as z from 'zod/mini';
import { broken, Failure, failureResponse } from './failure';
import { JsonResponse } from './jsonResponse';
import { memo } from './memo';
import { readCall } from './readCall';
import type { Tables } from './table';

/** What a resolver may use besides the call. Time and ids are inputs, so that tests can fix them. */
export interface MockContext {
  now: () => Date;
  newId: () => string;
  db: Tables;
}

/** A call as its endpoint's schemas read it. */
export interface Call<E extends AnyEndpoint> {
  params: Record<PathParams<E['path']>, string>;
  query: E extends { query: infer Q extends Schema } ? z.output<Q> : undefined;
  body: E extends { body: infer B extends Schema } ? z.output<B> : undefined;
  /** The first that `Accept-Language` names, without region: `tr`; `en` where there is none. Weights do not count. */
  language: string;
}

/** An answer may contain lists and records of the tables themselves, which are never changed in place. */
type ReadonlyJson<T> = T extends string | number | boolean | null | undefined
  ? T
  : { readonly [Key in keyof T]: ReadonlyJson<T[Key]> };

/** Answers a call; throws `notFound` or `invalid` for what cannot be answered. */
export type Resolver<E extends AnyEndpoint> = (
  call: Call<E>,
  context: MockContext,
) => ReadonlyJson<EndpointOutput<E>> | Promise<ReadonlyJson<EndpointOutput<E>>>;

export interface AnswerOptions {
  /** Checks each answer against the endpoint's schema; a mismatch is a 500 that says where. */
  checkAnswers: boolean;
  /** Called when the mock itself fails; `where` is an endpoint's id or a collection's name. */
  onBroken: (where: string, error: unknown) => void;
}

export interface MockHandler {
  endpoint: AnyEndpoint;
  /** Never rejects: every failure is an answer. */
  answer: (
    request: Request,
    params: Record<string, string>,
    context: MockContext,
    options: AnswerOptions,
  ) => Promise<Response>;
}

/** Joins an endpoint of the contract with the code that answers it. */
export function handle<E extends AnyEndpoint>(endpoint: E, resolve: Resolver<E>): MockHandler {
  return {
    endpoint,
    answer: async (request, params, context, options) => {
      try {
        // The endpoint's own schemas read the input, and the path names the parameters.
        const call = { params, language: languageOf(request), ...(await readCall(endpoint, request)) } as Call<E>;
        const json = jsonOf(await resolve(call, context));
        if (options.checkAnswers) check(endpoint, json);
        return new JsonResponse(json);
      } catch (error) {
        if (error instanceof Failure && error.status !== 500) return failureResponse(error);
        // What it needs could not be loaded: no answer comes, as from any server then.
        if (typeof window !== 'undefined' && !navigator.onLine) throw error;
        options.onBroken(endpoint.id, error);
        return failureResponse(error instanceof Failure ? error : broken('The mock failed'));
      }
    },
  };
}

/** The JSON of an answer is cached, so that a list of ten thousand is written once while it is the same. */
const textOf = memo((answer: object) => JSON.stringify(answer));

const jsonOf = (answer: unknown): string =>
  typeof answer === 'object' && answer !== null ? textOf(answer) : (JSON.stringify(answer) ?? 'null');

function languageOf({ headers }: Request): string {
  return /^[a-z]{2,3}/i.exec(headers.get('accept-language') ?? '')?.[0].toLowerCase() ?? 'en';
}

function check(endpoint: AnyEndpoint, json: string): void {
  const parsed = z.safeParse(endpoint.response, JSON.parse(json));
  if (!parsed.success) {
    throw broken(`${endpoint.id} answered against its schema: ${z.prettifyError(parsed.error)}`);
  }
}
