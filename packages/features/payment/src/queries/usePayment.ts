import { request } from '@quarterdeck/contract';
import { createCheckoutSession } from '@quarterdeck/contract/endpoints/payment';
import { providerKeyMissing } from '@quarterdeck/contract/entities/checkoutSession';
import type { Billing } from '@quarterdeck/contract/entities/receipt';
import { listRequirementsNow } from '@quarterdeck/data/visit/projectQueries';
import { readVisit } from '@quarterdeck/data/visit/visit';
import { useEffect, useState } from 'react';
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
import { nextPaymentState, type PaymentEvent, type PaymentFailure, type PaymentState } from '../model/paymentState';
import type { PaymentClient, PaymentOrder, PaymentProvider } from './provider/provider';

/** What the form was told about who pays and how, and the bill for the receipt. */
type PaymentAnswers = Pick<PaymentOrder, 'payer' | 'card'> & { billing: Billing };

/**
 * What is selected at this moment. Read once for each payment: another tab may change it while a call is under way, and
 * what is charged has to be what was checked.
 * @throws Error without a session or a project.
 */
function readPurchase() {
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
  purchase: ReturnType<typeof readPurchase>,
  { billing, card }: PaymentAnswers,
  totalMinor: number,
) {
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

interface Progress {
  state: PaymentState;
  /** Null until the provider is ready. */
  client: PaymentClient | null;
}

/** One payment, from loading the provider to its end. */
function createPayment(provider: PaymentProvider | null) {
  const store = createStore<Progress>(() => ({ state: { phase: 'idle' }, client: null }));

  // At once and not with the next drawing: a second press comes before that.
  const send = (event: PaymentEvent) => {
    const before = store.getState().state;
    const state = nextPaymentState(before, event);
    store.setState({ state });
    return state !== before;
  };
  const fail = (failure: PaymentFailure) => void send({ type: 'fail', failure });

  /** Loads the provider, also once more after that failed. */
  const load = async () => {
    if (!send({ type: 'load' })) return;
    if (provider === null) {
      // For whoever sets the site up: the visitor is told in words of their own.
      console.error(providerKeyMissing);
      fail({ kind: 'noKey' });
      return;
    }
    try {
      store.setState({ client: await provider.load() });
      send({ type: 'loaded' });
    } catch (error) {
      console.error('The payment provider did not load', error);
      fail({ kind: 'script' });
    }
  };

  const charge = async (client: PaymentClient, answers: PaymentAnswers, shownMinor: number): Promise<void> => {
    const purchase = readPurchase();
    // The marketplace is asked anew: the page may have been open for hours.
    const totalMinor = currentTotalMinor(purchase.requirementIds, await listRequirementsNow(), purchase.currency);
    if (totalMinor !== shownMinor) return fail({ kind: 'total', shownMinor, totalMinor });
    const { offer, attempt } = await openSession(purchase, answers, shownMinor);
    let address = attempt.receipt;
    if (address === null) {
      const { key, checkoutId } = attempt;
      const { payer, card } = answers;
      const outcome = await client.confirm({ key, checkoutId, clientSecret: offer.clientSecret, payer, card });
      if (outcome.status !== 'paid') {
        renewAttempt(attempt);
        if (outcome.status === 'declined') return fail({ kind: 'declined', reason: outcome.reason });
        return void send({ type: 'cancel' });
      }
      address = offer.url ?? receiptAddress(offer.id);
      keepPaid(attempt, address);
    }
    send({ type: 'succeed', address });
  };

  /**
   * Charges the card for what is selected at that moment, unless that comes to another sum by now than the page has
   * shown. While one charge is under way, another call does nothing.
   * @param shownMinor the sum on the button, in minor units.
   */
  const pay = async (answers: PaymentAnswers, shownMinor: number) => {
    const { client } = store.getState();
    if (client === null || !send({ type: 'submit' })) return;
    try {
      await charge(client, answers, shownMinor);
    } catch (error) {
      fail({ kind: 'call', error });
    }
  };

  /** The page shows the sum that was asked for: it may be paid. */
  const refresh = () => void send({ type: 'refresh' });

  return { store, load, pay, refresh };
}

/**
 * The payment of a page. What is selected is paid once: the server keeps one open session for it, an attempt keeps its
 * key until its end is known, and a second press finds the first under way.
 */
export function usePayment(provider: PaymentProvider | null) {
  const [{ store, ...actions }] = useState(() => createPayment(provider));
  const { load } = actions;
  useEffect(() => void load(), [load]);
  return { ...useStore(store), ...actions };
}

export type Payment = ReturnType<typeof usePayment>;
