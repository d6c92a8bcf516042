import type { AnyEndpoint, Schema } from '@quarterdeck/contract';
import * as z from 'zod/mini';
import { fieldErrorsOf } from './describeIssues';
import { invalid } from './failure';

/** Longest body a call may bring, in bytes. */
export const bodyLimitBytes = 5 * 1024 * 1024;

/** Query and body as the endpoint's schemas read them; undefined where it declares none. */
export interface CallInput {
  query: unknown;
  body: unknown;
}

/** @throws Failure 400 when query or body miss their schema, or the body is no JSON or too long. */
export async function readCall(endpoint: AnyEndpoint, request: Request): Promise<CallInput> {
  return {
    query: endpoint.query && checked(endpoint.query, readQuery(request), 'The query'),
    body: endpoint.body && checked(endpoint.body, await readJson(request), 'The body'),
  };
}

function readQuery({ url }: Request): Record<string, string> {
  const search = new URL(url).searchParams;
  const repeated = [...new Set(search.keys())].filter((name) => search.getAll(name).length > 1);
  // Servers disagree on which of them counts: some take the first, some the last.
  if (repeated.length > 0) {
    throw invalid(
      'The query names a value twice',
      Object.fromEntries(repeated.map((name) => [name, 'Is given twice'])),
    );
  }
  return Object.fromEntries(search);
}

async function readJson(request: Request): Promise<unknown> {
  const tooLong = () => invalid(`The body is longer than ${bodyLimitBytes} bytes`);
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimitBytes) throw tooLong();
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > bodyLimitBytes) throw tooLong();
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
  } catch {
    throw invalid('The body is not JSON');
  }
}

function checked(schema: Schema, value: unknown, what: string): unknown {
  const parsed = z.safeParse(schema, value, { reportInput: true });
  if (!parsed.success) throw invalid(`${what} misses its schema`, fieldErrorsOf(parsed.error.issues));
  return parsed.data;
}
