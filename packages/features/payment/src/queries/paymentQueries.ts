import { ApiError, request } from '@quarterdeck/contract';
import { getCheckoutSession, getReceipt } from '@quarterdeck/contract/endpoints/payment';
import type { CheckoutSession } from '@quarterdeck/contract/entities/checkoutSession';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { queryOptions } from '@tanstack/react-query';
import { forgetAttempt } from '../model/attempt';

/** A session that nobody knows, or that was not paid in time, is forgotten: the next attempt gets a new one. */
async function readSession(id: string, signal: AbortSignal): Promise<CheckoutSession> {
  try {
    const session = await request(getCheckoutSession, { params: { id } }, { signal });
    if (session.status === 'expired') forgetAttempt(session.id);
    return session;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') forgetAttempt(id);
    throw error;
  }
}

export const paymentQueries = {
  /** What became of a session. @param session its id, or the reference that the provider's return address carries. */
  result: (projectId: ProjectId, session: string) =>
    queryOptions({
      queryKey: [getCheckoutSession.id, 'result', projectId, session],
      queryFn: async ({ signal }) => {
        const { status, receiptId } = await readSession(session, signal);
        if (receiptId === null) return { status, receipt: null };
        return { status, receipt: await request(getReceipt, { params: { projectId, id: receiptId } }, { signal }) };
      },
      // What is complete stays so; what is not is asked for again by hand.
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
