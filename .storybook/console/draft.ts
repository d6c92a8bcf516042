import { buildAddress, type AnyEndpoint } from '@quarterdeck/contract';
import type { DocumentedInput } from '@quarterdeck/contract/docs/documentEndpoints';
import { issuesOf } from '@quarterdeck/contract/docs/inspect';
import { fieldErrorsOf } from '@quarterdeck/mocks/core/describeIssues';

/** A request while it is written: everything is text, and anything may be wrong with it. */
export interface Draft {
  params: Readonly<Record<string, string>>;
  /** An empty text leaves the value out. */
  query: Readonly<Record<string, string>>;
  /** JSON; null where the endpoint takes no body. */
  body: string | null;
}

const textsOf = (values: Readonly<Record<string, unknown>> = {}) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));

/** The draft of a documented call. */
export function draftOf(endpoint: AnyEndpoint, input: DocumentedInput): Draft {
  return {
    params: textsOf(input.params),
    query: textsOf(input.query),
    body: endpoint.body ? JSON.stringify(input.body ?? {}, null, 2) : null,
  };
}

/** Address from the root of the site. */
export function addressOf(endpoint: AnyEndpoint, { params, query }: Draft): string {
  return buildAddress(endpoint, { params, query: queryOf(query) }, '/');
}

/** The values that are sent. */
export const queryOf = (query: Draft['query']) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** What the schemas say against a draft, by path. The path `(body)` stands for a body that is no JSON. */
export interface DraftProblems {
  query: Readonly<Record<string, string>>;
  body: Readonly<Record<string, string>>;
}

export function problemsOf(endpoint: AnyEndpoint, draft: Draft): DraftProblems {
  const { query, body } = endpoint;
  return {
    query: query ? fieldErrorsOf(issuesOf(query, queryOf(draft.query))) : {},
    body: body && draft.body !== null ? bodyProblems(body, draft.body) : {},
  };
}

function bodyProblems(schema: NonNullable<AnyEndpoint['body']>, text: string): Readonly<Record<string, string>> {
  try {
    return fieldErrorsOf(issuesOf(schema, JSON.parse(text) as unknown));
  } catch (error) {
    return { '(body)': `Is not JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
}

/**
 * Writes a draft as one word for an address; addresses of stories allow letters, digits, `-` and `_` only.
 * @returns base64url of the JSON.
 */
export function encodeDraft(draft: Draft): string {
  const bytes = new TextEncoder().encode(JSON.stringify(draft));
  const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Reads what `encodeDraft` wrote; undefined for anything else. */
export function decodeDraft(word: string): Draft | undefined {
  try {
    const text = atob(word.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const value = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    return isDraft(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isTexts = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string');

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { params, query, body } = Object.fromEntries(Object.entries(value));
  return isTexts(params) && isTexts(query) && (body === null || typeof body === 'string');
}
