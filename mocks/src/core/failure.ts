import type { FieldErrors } from '@quarterdeck/contract';
import { JsonResponse } from './jsonResponse';

/** A failing answer. A resolver throws it; `handle` writes it as JSON. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly status: number;
  readonly code: string;
  readonly fieldErrors: FieldErrors | undefined;

  constructor(status: number, code: string, message: string, fieldErrors?: FieldErrors) {
    super(message);
    this.status = status;
    this.code = code;
    this.fieldErrors = fieldErrors;
  }
}

/** The record that the call names does not exist: 404. */
export function notFound(message: string): Failure {
  return new Failure(404, 'not_found', message);
}

/** The call misses its schema or breaks a rule: 400. `fieldErrors` is keyed by dotted path (`items.0.title`). */
export function invalid(message: string, fieldErrors: FieldErrors = {}): Failure {
  return new Failure(400, 'invalid_request', message, fieldErrors);
}

/** The mock itself failed: 500. `message` carries no stack. */
export function broken(message: string): Failure {
  return new Failure(500, 'server', message);
}

/** The JSON that every failing call answers. */
export function failureResponse({ status, code, message, fieldErrors }: Failure): Response {
  const error = fieldErrors === undefined ? { code, message } : { code, message, fieldErrors };
  return new JsonResponse(JSON.stringify({ error }), status);
}

/** The answer of a path without a handler. */
export function unknownPathResponse(): Response {
  return new JsonResponse(JSON.stringify('NOT FOUND'), 404);
}
