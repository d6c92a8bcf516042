import type { AnyEndpoint } from '@quarterdeck/contract';
import type { DocumentedEndpoint } from '@quarterdeck/contract/docs/documentEndpoints';
import { issuesOf } from '@quarterdeck/contract/docs/inspect';
import { fieldErrorsOf } from '@quarterdeck/mocks/core/describeIssues';
import { addressOf, type Draft } from './draft';

/** What came back. */
export interface Answer {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  /** As it arrived. */
  text: string;
  /** The text read as JSON; undefined when it is none. */
  json: unknown;
}

/**
 * Sends a draft as it is, right or wrong.
 * @throws whatever `fetch` throws: a TypeError without a network, the signal's reason when it is stopped.
 */
export async function sendDraft(endpoint: AnyEndpoint, draft: Draft, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(addressOf(endpoint, draft), {
    method: endpoint.method,
    signal,
    ...(draft.body === null ? {} : { body: draft.body, headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  return { status: response.status, headers: [...response.headers], text, json: parse(text) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Whether an answer is one that the contract announces. */
export interface Verdict {
  isGood: boolean;
  text: string;
  /** Messages by path: where the schema is missed, or what the API says about the fields sent. */
  details: Readonly<Record<string, string>>;
}

/** Code and field messages of an error answer, as far as they are there. */
function errorOf(json: unknown): { code?: unknown; fieldErrors: Readonly<Record<string, string>> } {
  const error: unknown = typeof json === 'object' && json !== null && 'error' in json ? json.error : undefined;
  const { code, fieldErrors } = Object.fromEntries(Object.entries(error ?? {}));
  const messages = Object.entries((fieldErrors as object | undefined) ?? {});
  return { code, fieldErrors: Object.fromEntries(messages.map(([path, text]) => [path, String(text)])) };
}

/** Judges an answer by the endpoint's schema and its documented errors. */
export function verdictOf({ endpoint, errors }: DocumentedEndpoint, { status, json }: Answer): Verdict {
  if (status === 200) {
    const details = fieldErrorsOf(issuesOf(endpoint.response, json));
    const isGood = Object.keys(details).length === 0;
    return { isGood, text: isGood ? 'Matches its schema' : 'Misses its schema', details };
  }
  const { code, fieldErrors } = errorOf(json);
  const announced = errors.filter((error) => error.status === status);
  const isGood =
    code === 'server' ||
    announced.some((error) => (error.body === undefined ? error.code === code : error.body === json));
  const text = isGood ? 'A documented error' : 'An error that the contract does not announce';
  return { isGood, text, details: fieldErrors };
}
