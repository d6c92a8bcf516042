/**
 * Every way a call can fail, as one closed list. Screens translate a code into words in one place
 * (`describeError` of the host), so a new code is a compile error there until it has its words.
 */
export const errorCodes = [
  'not_found',
  'invalid_request',
  'unauthorized',
  'conflict',
  'rate_limited',
  'offline',
  'timeout',
  'aborted',
  'server',
  'invalid_response',
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Messages by field path (`task.title`), as the API sends them with `invalid_request`. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface ApiErrorDetails {
  /** Id of the endpoint that failed, for the log and the copied report. */
  endpointId: string;
  /** HTTP status; absent when no answer arrived. */
  status?: number;
  fieldErrors?: FieldErrors;
  /** Seconds after which the call may be made again, where the API says so (`Retry-After`). */
  retryAfterSeconds?: number | undefined;
  /** The body of the refusal where it is no object: some calls document another one than the usual. */
  answer?: unknown;
  cause?: unknown;
}

/** The only error `request` throws. `message` is for developers and is not translated. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly endpointId: string;
  readonly status: number | undefined;
  readonly fieldErrors: FieldErrors;
  readonly retryAfterSeconds: number | undefined;
  readonly answer: unknown;

  constructor(code: ErrorCode, message: string, details: ApiErrorDetails) {
    super(message, { cause: details.cause });
    this.code = code;
    this.endpointId = details.endpointId;
    this.status = details.status;
    this.fieldErrors = details.fieldErrors ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.answer = details.answer;
  }
}

/** True for failures that may pass by themselves, so that a read may be tried again. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'offline' || error.code === 'timeout') return true;
  return error.status === 408 || error.status === 429 || (error.status ?? 0) >= 500;
}
