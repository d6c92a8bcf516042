import type { AnyEndpoint, Schema } from '@quarterdeck/contract';
import { quickParse } from '@quarterdeck/contract/quickParse';
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
  const search = new URL(request.url).searchParams;
  return {
    query: endpoint.query && checked(endpoint.query, Object.fromEntries(search), 'The query'),
    body: endpoint.body && checked(endpoint.body, await readJson(request), 'The body'),
  };
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
  const parsed = quickParse(schema, value, { reportInput: true });
  if (!parsed.success) throw invalid(`${what} misses its schema`, fieldErrorsOf(parsed.error.issues));
  return parsed.data;
}
