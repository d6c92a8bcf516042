import type { MockHandler } from '../core/handle';
import { JsonResponse } from '../core/jsonResponse';

/** Answers `body` instead of the usual error object where a call fails with `status`: older clients expect it. */
export function answerFailureWith(status: number, body: boolean | string, handler: MockHandler): MockHandler {
  return {
    ...handler,
    answer: async (...call) => {
      const response = await handler.answer(...call);
      return response.status === status ? new JsonResponse(JSON.stringify(body), status) : response;
    },
  };
}
