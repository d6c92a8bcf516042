import type { MockHandler } from '../core/handle';
import { JsonResponse } from '../core/jsonResponse';

/** Writes `body` instead of the usual error object where a call is refused with `status`: older clients wait for it. */
export function refusingWith(status: number, body: boolean | string, handler: MockHandler): MockHandler {
  return {
    ...handler,
    answer: async (...call) => {
      const response = await handler.answer(...call);
      return response.status === status ? new JsonResponse(JSON.stringify(body), status) : response;
    },
  };
}
