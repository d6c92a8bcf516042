import { request } from '@quarterdeck/contract';
import { createCheckoutSession } from '@quarterdeck/contract/endpoints/payment';
import { providerKeyMissing, type NewCheckoutSession } from '@quarterdeck/contract/entities/checkoutSession';
import type { Currency } from '@quarterdeck/contract/entities/currency';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { Billing } from '@quarterdeck/contract/entities/receipt';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { listRequirementsNow } from '@quarterdeck/data/visit/projectQueries';
import { readVisit } from '@quarterdeck/data/visit/visit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createStore, useStore } from 'zustand';
import {
  keepAttempt,
  keepPaid,
  readAttempt,
  receiptAddress,
  renewAttempt,
  type PaymentAttempt,
} from '../model/attempt';
import { cardForReceipt } from '../model/card';
import { currentTotalMinor } from '../model/currentTotal';
import { canSubmit, nextPaymentState, type PaymentEvent, type PaymentState } from '../model/paymentState';
import type { CardDetails, Payer, PaymentClient, PaymentProvider } from './provider/provider';

/** What the form was told about who pays and how. */
interface PaymentAnswers {
  payer: Payer;
  /** For the receipt. */
  billing: Billing;
  /** Null where the provider draws its own card fields. */
  card: CardDetails | null;
}

export interface Payment {
  state: PaymentState;
  /** Null until the provider is ready. */
  client: PaymentClient | null;
  /** Loads the provider, also once more after that failed. */
  load: () => void;
  /**
   * Charges the card for what is selected at that moment, unless that comes to another sum by now than the page has
   * shown. While one charge is under way, another call does nothing.
   * @param shownMinor the sum on the button, in minor units.
   */
  pay: (answers: PaymentAnswers, shownMinor: number) => Promise<void>;
  /** The page shows the sum that was asked for: it may be paid. */
  refresh: () => void;
}

/** What one press pays for, and for whom. */
interface Purchase {
  sessionId: SessionId;
  projectId: ProjectId;
  requirementIds: RequirementId[];
  currency: Currency;
}

/**
 * What is selected at this moment. Read once for each payment: another tab may change it while a call is under way, and
 * what is charged has to be what was checked.
 * @throws Error without a session or a project.
 */
function readPurchase(): Purchase {
  const { sessionId, project, projectRequirements } = readVisit();
  if (sessionId === undefined || project === undefined) {
    throw new Error('A payment needs a session and a project, which get started makes.');
  }
  const requirementIds = projectRequirements.map(({ id }) => id);
  return { sessionId, projectId: project.id, requirementIds, currency: project.currency };
}

/**
 * The open session for a purchase: the same one as before, as long as it has not expired.
 * @param totalMinor what the page shows as its sum, in minor units.
 */
async function openSession(
  purchase: Purchase,
  { billing, card }: PaymentAnswers,
  totalMinor: number,
): Promise<{ offer: NewCheckoutSession; attempt: PaymentAttempt }> {
  const paidCard = card === null ? {} : { card: cardForReceipt(card.number) };
  const offer = await request(createCheckoutSession, { body: { ...purchase, billing, ...paidCard } });
  const kept = readAttempt();
  const isSame = kept?.checkoutId === offer.id;
  if (isSame && kept.receipt !== null) return { offer, attempt: kept };
  const attempt: PaymentAttempt = {
    key: isSame ? kept.key : crypto.randomUUID(),
    checkoutId: offer.id,
    projectId: purchase.projectId,
    requirementIds: purchase.requirementIds,
    receipt: null,
    totalMinor,
  };
  keepAttempt(attempt);
  return { offer, attempt };
}

/** A purchase comes to this by the marketplace, asked anew: the page may have been open for hours. In minor units. */
const readTotalNow = async ({ requirementIds, currency }: Purchase): Promise<number> =>
  currentTotalMinor(requirementIds, await listRequirementsNow(), currency);

/**
 * One payment, from loading the provider to its end. What is selected is paid once: the server keeps one open session
 * for it, an attempt keeps its key until its end is known, and a second press finds the first under way.
 */
export function usePayment(provider: PaymentProvider | null): Payment {
  const [store] = useState(() => createStore<PaymentState>(() => ({ phase: 'idle' })));
  const state = useStore(store);
  const [client, setClient] = useState<PaymentClient | null>(null);
  const current = useRef<PaymentClient | null>(null);

  // At once and not with the next drawing: a second press comes before that.
  const send = useCallback(
    (event: PaymentEvent) => {
      const before = store.getState();
      const after = nextPaymentState(before, event);
      store.setState(after, true);
      return after !== before;
    },
    [store],
  );

  const load = useCallback(async () => {
    if (!send({ type: 'load' })) return;
    if (provider === null) {
      // For whoever sets the site up: the visitor is told in words of their own.
      console.error(providerKeyMissing);
      send({ type: 'fail', failure: { kind: 'noKey' } });
      return;
    }
    try {
      current.current = await provider.load();
      setClient(current.current);
      send({ type: 'loaded' });
    } catch (error) {
      console.error('The payment provider did not load', error);
      send({ type: 'fail', failure: { kind: 'script' } });
    }
  }, [provider, send]);

  useEffect(() => void load(), [load]);

  const pay = useCallback(
    async (answers: PaymentAnswers, shownMinor: number) => {
      const ready = current.current;
      if (ready === null || !canSubmit(store.getState()) || !send({ type: 'submit' })) return;
      try {
        const purchase = readPurchase();
        const totalMinor = await readTotalNow(purchase);
        if (totalMinor !== shownMinor) {
          send({ type: 'fail', failure: { kind: 'total', shownMinor, totalMinor } });
          return;
        }
        const { offer, attempt } = await openSession(purchase, answers, shownMinor);
        if (attempt.receipt !== null) {
          send({ type: 'succeed', address: attempt.receipt });
          return;
        }
        const { key, checkoutId } = attempt;
        const outcome = await ready.confirm({
          key,
          checkoutId,
          clientSecret: offer.clientSecret,
          payer: answers.payer,
          card: answers.card,
        });
        if (outcome.status === 'paid') {
          const address = offer.url ?? receiptAddress(offer.id);
          keepPaid(attempt, address);
          send({ type: 'succeed', address });
          return;
        }
        renewAttempt(attempt);
        if (outcome.status === 'cancelled') send({ type: 'cancel' });
        else send({ type: 'fail', failure: { kind: 'declined', reason: outcome.reason } });
      } catch (error) {
        send({ type: 'fail', failure: { kind: 'call', error } });
      }
    },
    [send, store],
  );

  return {
    state,
    client,
    load: useCallback(() => void load(), [load]),
    pay,
    refresh: useCallback(() => void send({ type: 'refresh' }), [send]),
  };
}
