import { listReceipts } from '@quarterdeck/contract/endpoints/payment';
import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { projectQueries } from '@quarterdeck/data/visit/projectQueries';
import { visit } from '@quarterdeck/data/visit/visit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keepAgreed, settleAttempt } from '../model/attempt';

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
