import { ApiError, request } from '@quarterdeck/contract';
import { getCheckoutSession, getReceipt, listReceipts } from '@quarterdeck/contract/endpoints/payment';
import type { CheckoutSession } from '@quarterdeck/contract/entities/checkoutSession';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { visit } from '@quarterdeck/data/visit/visit';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { forgetAttempt, keepAgreed, settleAttempt } from '../model/attempt';

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

/**
 * What is paid leaves the selection and stands in the backlog; what has been selected since stays selected.
 * @param session as the address of the receipt names it.
 * @param agreedMinor the sum to which the person agreed, in minor units; null where that is not known.
 */
export function useSettled(receipt: Receipt | null | undefined, session: string, agreedMinor: number | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!receipt) return;
    // Before the page learns that the project has them: what is selected and owned is taken for a double.
    const paid = receipt.lines.map(({ requirementId }) => requirementId);
    visit.remove(paid);
    keepAgreed(session, receipt, agreedMinor);
    settleAttempt(paid);
    void client.invalidateQueries({ queryKey: projectQueries.project(receipt.projectId).queryKey });
    void client.invalidateQueries({ queryKey: [listReceipts.id] });
  }, [receipt, client, session, agreedMinor]);
}
