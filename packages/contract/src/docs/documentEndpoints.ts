import type { AnyEndpoint, EndpointInput } from '../endpoint';
import type { ErrorCode } from '../errors';

/** A way a call fails by itself; that the server or the network fails is true of every call. */
export interface DocumentedError {
  status: number;
  code: ErrorCode;
  /** What is answered in place of the usual error object. */
  body?: boolean | string;
  /** What leads to it, as the rest of the sentence "answered when …". */
  when: string;
  /** An input that leads to it; it may miss the endpoint's schemas, which is often the point. */
  example: DocumentedInput;
}

/** Parts of a call as they are sent, checked by nobody. */
export interface DocumentedInput {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

export interface EndpointDocument<E extends AnyEndpoint> {
  /** What the call is for, in a few words. */
  summary: string;
  /** Who asks for it and what comes back, in one to three sentences. */
  description: string;
  /** What holds beyond the schemas; may be empty. */
  rules: readonly string[];
  /** In the order a reader meets them. */
  errors: readonly DocumentedError[];
  /** A call that succeeds on the first data of the mock. */
  example: EndpointInput<E>;
}

/** An endpoint with its document, as the workbench and the reference read it. */
export interface DocumentedEndpoint extends Omit<EndpointDocument<AnyEndpoint>, 'example'> {
  /** Name under which the contract exports the endpoint. */
  name: string;
  endpoint: AnyEndpoint;
  example: DocumentedInput;
}

/** Joins all endpoints of a file with their documents; one without a document does not compile. */
export function documentEndpoints<Calls extends Readonly<Record<string, AnyEndpoint>>>(
  calls: Calls,
  documents: { readonly [Name in keyof Calls]: EndpointDocument<Calls[Name]> },
): Readonly<Record<keyof Calls, DocumentedEndpoint>> {
  const entries = Object.entries(calls).map(([name, endpoint]): [string, DocumentedEndpoint] => {
    const { example, ...document } = documents[name as keyof Calls];
    return [name, { ...document, name, endpoint, example }];
  });
  return Object.fromEntries(entries) as Record<keyof Calls, DocumentedEndpoint>;
}
