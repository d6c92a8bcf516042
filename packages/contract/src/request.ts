import * as z from 'zod/mini';
import { buildAddress, type AddressInput } from './address';
import type { AnyEndpoint, EndpointInput, EndpointOutput } from './endpoint';
import { ApiError, type ErrorCode, type FieldErrors } from './errors';
import { requestSettings } from './requestSettings';

// A schema compiler would need `unsafe-eval`, which the page's policy refuses and reports.
z.config({ jitless: true });

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Overrides the configured time-out, in milliseconds. */
  timeoutMs?: number;
  /** The same for each attempt of one write, so that the API does it once (`Idempotency-Key`). */
  idempotencyKey?: string;
}

const errorAnswer = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fieldErrors: z.optional(z.record(z.string(), z.string())),
  }),
});

/**
 * Makes one call and checks the answer against the endpoint's schema; unknown keys are dropped.
 * @throws ApiError for whatever befalls a call: an answer that misses its schema is `invalid_response`. An input of which
 *   no request can be made is a mistake of the program, and its TypeError is thrown as it is.
 */
export async function request<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: RequestOptions = {},
): Promise<EndpointOutput<E>> {
  const token = await tokenFor(endpoint, options.signal);
  try {
    return await attempt(endpoint, input, options, token);
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 401 && !signsIn(endpoint);
    if (!isRefused || requestSettings.session?.renew(token) !== true) throw error;
    // One that was only just renewed and is refused all the same is refused for good.
    return attempt(endpoint, input, options, await tokenFor(endpoint, options.signal));
  }
}

/** Such calls ask for a token and never carry one. */
const signsIn = ({ id }: AnyEndpoint): boolean => id.startsWith('auth.');

/** The token that a call carries, which may have to be waited for; a caller need not wait longer than it wants to. */
async function tokenFor(endpoint: AnyEndpoint, signal: AbortSignal | undefined): Promise<string | undefined> {
  const { id } = endpoint;
  const token = signsIn(endpoint) ? undefined : requestSettings.session?.token();
  if (!(token instanceof Promise) || signal === undefined) return token;
  return abortable(token, signal).catch((cause: unknown) => {
    throw new ApiError('aborted', `${id} was not sent`, { endpointId: id, cause });
  });
}

async function attempt<E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: RequestOptions,
  token: string | undefined,
): Promise<EndpointOutput<E>> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? requestSettings.timeoutMs);
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout;
  const endpointId = endpoint.id;
  const sent = toRequest(endpoint, input, signal, { key: options.idempotencyKey, token });
  try {
    const { response, answer } = await abortable(exchange(sent, endpointId), signal);
    if (!response.ok) throw failureOf(answer, response, endpointId);
    const parsed = z.safeParse(endpoint.response, answer);
    if (!parsed.success) {
      const where = z.prettifyError(parsed.error);
      throw new ApiError('invalid_response', `${endpointId} answered against its schema: ${where}`, {
        endpointId,
        status: response.status,
        cause: parsed.error,
      });
    }
    return parsed.data as EndpointOutput<E>;
  } catch (cause) {
    if (cause instanceof ApiError) throw cause;
    throw new ApiError(codeOfThrown(options.signal, timeout), `${endpointId} got no answer`, {
      endpointId,
      cause,
    });
  }
}

function toRequest(
  endpoint: AnyEndpoint,
  input: unknown,
  signal: AbortSignal,
  { key, token }: { key: string | undefined; token: string | undefined },
): Request {
  const parts = (input ?? {}) as AddressInput & { body?: unknown };
  const address = buildAddress(endpoint, parts, requestSettings.baseAddress);
  const { language } = requestSettings;
  const hasBody = parts.body !== undefined;
  const page = globalThis.location?.href ?? 'http://localhost';
  const url = new URL(address, page);
  return new Request(url, {
    method: endpoint.method,
    signal,
    headers: {
      ...(language === undefined ? {} : { 'accept-language': language }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(token === undefined || !isOurs(url, page) ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(hasBody ? { body: JSON.stringify(parts.body) } : {}),
  });
}

/** Only the page's own host and that of the API may learn who is signed in. */
const isOurs = ({ origin }: URL, page: string): boolean =>
  origin === new URL(page).origin || origin === new URL(requestSettings.baseAddress, page).origin;

/** Sends a request and reads the answer to its end. */
async function exchange(sent: Request, endpointId: string): Promise<{ response: Response; answer: unknown }> {
  const response = await requestSettings.transport(sent);
  return { response, answer: await readJson(response, endpointId) };
}

/** A transport may ignore the signal; the caller must not wait for it all the same. */
function abortable<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    signal.addEventListener('abort', stop, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

async function readJson(response: Response, endpointId: string): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    if (!response.ok) return text;
    throw new ApiError('invalid_response', `${endpointId} answered something that is not JSON`, {
      endpointId,
      status: response.status,
      cause,
    });
  }
}

function failureOf(answer: unknown, { status, headers }: Response, endpointId: string): ApiError {
  const parsed = z.safeParse(errorAnswer, answer);
  const fieldErrors: FieldErrors = (parsed.success && parsed.data.error.fieldErrors) || {};
  const message = parsed.success ? parsed.data.error.message : `${endpointId} failed with ${status}`;
  const code = codeOf(status, parsed.success ? parsed.data.error.code : undefined);
  const retryAfterSeconds = readRetryAfter(headers.get('retry-after'));
  // What else an answer holds may be personal.
  const plain = typeof answer === 'object' ? undefined : answer;
  return new ApiError(code, message, { endpointId, status, fieldErrors, retryAfterSeconds, answer: plain });
}

/** Seconds from now of a `Retry-After`, which is a number of them or a date; undefined for anything else. */
function readRetryAfter(text: string | null): number | undefined {
  if (text === null) return undefined;
  const seconds = /^\d+$/.test(text) ? Number(text) : secondsUntil(text);
  // Whoever is to wait for longer than a day has no use for the number.
  return seconds <= 86_400 ? seconds : undefined;
}

/** NaN for what is no date. */
function secondsUntil(text: string): number {
  // Every date of HTTP ends so; without it engines take "-5" for one.
  const milliseconds = text.endsWith('GMT') ? Date.parse(text) - Date.now() : Number.NaN;
  return Math.max(0, Math.ceil(milliseconds / 1_000));
}

/** Statuses that name the failure by themselves. */
const codeOfStatus: ReadonlyMap<number, ErrorCode> = new Map([
  [401, 'unauthorized'],
  [403, 'unauthorized'],
  [404, 'not_found'],
  [408, 'timeout'],
  [409, 'conflict'],
  [422, 'invalid_request'],
  [429, 'rate_limited'],
]);

/** What an answer may say itself where its status says less; the other codes are of calls without a proper answer. */
const codesOfRefusal: readonly ErrorCode[] = ['invalid_request', 'not_found', 'unauthorized', 'conflict'];
const codesOfBreakdown: readonly ErrorCode[] = ['server', 'timeout'];

function codeOf(status: number, answered: string | undefined): ErrorCode {
  const named = codeOfStatus.get(status);
  if (named !== undefined) return named;
  const possible = status < 500 ? codesOfRefusal : codesOfBreakdown;
  return possible.find((code) => code === answered) ?? (status === 400 ? 'invalid_request' : 'server');
}

function codeOfThrown(caller: AbortSignal | undefined, timeout: AbortSignal): ErrorCode {
  if (caller?.aborted) return 'aborted';
  return timeout.aborted ? 'timeout' : 'offline';
}
