import * as calls from '@quarterdeck/contract/endpoints/payment';
import { checkoutSessionIdSchema, checkoutSessionLifetimeMs } from '@quarterdeck/contract/entities/checkoutSession';
import { receiptIdSchema, type Receipt } from '@quarterdeck/contract/entities/receipt';
import type { Requirement } from '@quarterdeck/contract/entities/requirement';
import * as z from 'zod/mini';
import type { Collection } from '../core/collection';
import { invalid, notFound } from '../core/failure';
import { handle, type MockContext, type MockHandler } from '../core/handle';
import { addToBacklog } from './changeBacklog';
import { chosenRequirements } from './chosenRequirements';
import { openMarketplace } from './openMarketplace';
import { checkoutAddresses, checkoutTable, type CheckoutRecord } from './paymentTables';
import { itemsOf, openProjects, requireProject, requireSession } from './projectStore';
import { amountsOf, nextReceiptNumber } from './receipts';
import { requirementTable } from './requirementTable';

const noReceipt = (id: string) => notFound(`No receipt with id ${id}`);

export const paymentHandlers: readonly MockHandler[] = [
  handle(calls.createCheckoutSession, async ({ body }, { db, now, newId }) => {
    await requireSession(db, body.sessionId);
    const [store, requirements, checkouts] = await Promise.all([
      openProjects(db),
      db.open(requirementTable),
      db.open(checkoutTable),
    ]);
    const project = requireProject(store, body.projectId);
    if (project.currency !== body.currency) {
      throw invalid('Every sum of a project is in its currency', { currency: `Must be ${project.currency}` });
    }
    const there = new Set<string | null>(itemsOf(store, project.id).map(({ requirementId }) => requirementId));
    const chosen = chosenRequirements(requirements, body.requirementIds, ({ id }) =>
      there.has(id) ? 'Is already in the project' : undefined,
    );
    if (chosen.every(({ price }) => price === 0)) {
      throw invalid('There is nothing to pay for', { requirementIds: 'Cost nothing' });
    }

    expireOld(checkouts, now());
    const open = checkouts.list().filter(({ projectId, status }) => projectId === project.id && status === 'open');
    const details = { currency: body.currency, billing: body.billing, card: body.card };
    const same = open.find((one) => one.currency === body.currency && isSameChoice(one.requirementIds, chosen));
    // Another card or address may have been typed since.
    if (same) return offerOf(checkouts.patch(same.id, details) ?? same);
    // What was left behind with another selection must not be paid as well.
    for (const { id } of open) checkouts.patch(id, { status: 'expired' });
    const id = z.parse(checkoutSessionIdSchema, newId());
    return offerOf(
      checkouts.insert({
        ...checkoutAddresses(id, newId()),
        id,
        projectId: project.id,
        requirementIds: chosen.map((requirement) => requirement.id),
        status: 'open',
        receiptId: null,
        ...details,
        createdAt: now().toISOString(),
      }),
    );
  }),

  handle(calls.getCheckoutSession, async ({ params: { id }, language }, context) => {
    const checkouts = await context.db.open(checkoutTable);
    expireOld(checkouts, context.now());
    const session = checkouts.get(id) ?? checkouts.list().find(({ reference }) => reference === id);
    if (session === undefined) throw notFound(`No checkout session with id ${id}`);
    const isReturned = session.reference === id && session.status === 'open';
    const {
      id: sessionId,
      status,
      receiptId,
    } = isReturned ? await complete(checkouts, session, language, context) : session;
    return { id: sessionId, status, receiptId };
  }),

  handle(calls.listReceipts, async ({ params: { projectId } }, { db }) => {
    const store = await openProjects(db);
    requireProject(store, projectId);
    return receiptsOf(store.receipts, projectId);
  }),

  handle(calls.getReceipt, async ({ params: { projectId, id } }, { db }) => {
    const store = await openProjects(db);
    requireProject(store, projectId);
    const receipt = store.receipts.get(id);
    if (receipt?.projectId !== projectId) throw noReceipt(id);
    return receipt;
  }),
];

const offerOf = ({ id, clientSecret, url }: CheckoutRecord) => ({ id, clientSecret, url });

function receiptsOf(receipts: Collection<Receipt>, projectId: string): Receipt[] {
  return receipts
    .list()
    .filter((receipt) => receipt.projectId === projectId)
    .toSorted((a, b) => b.paidAt.localeCompare(a.paidAt) || b.number.localeCompare(a.number));
}

function isSameChoice(ids: readonly string[], chosen: readonly Requirement[]): boolean {
  return ids.length === chosen.length && chosen.every(({ id }) => ids.includes(id));
}

function expireOld(checkouts: Collection<CheckoutRecord>, now: Date): void {
  checkouts.patchEach(({ status, createdAt }) => {
    const isOver = now.getTime() - Date.parse(createdAt) >= checkoutSessionLifetimeMs;
    return status === 'open' && isOver ? { status: 'expired' } : undefined;
  });
}

/**
 * The provider has been paid: writes the receipt, and the requirements come into the backlog.
 * @param language in which both are written.
 */
async function complete(
  checkouts: Collection<CheckoutRecord>,
  session: CheckoutRecord,
  language: string,
  { db, now, newId }: MockContext,
): Promise<CheckoutRecord> {
  const [store, marketplace] = await Promise.all([openProjects(db), openMarketplace(db, language)]);
  const current = checkouts.get(session.id) ?? session;
  // Another call may have completed it while the tables were opened.
  if (current.status !== 'open') return current;
  const project = requireProject(store, session.projectId);
  const chosen = session.requirementIds.flatMap((id) => marketplace.get(id) ?? []);
  const lines = chosen.map(({ id, title, price }) => ({ requirementId: id, title, price }));
  const paidAt = now().toISOString();
  const receipt = store.receipts.insert({
    id: z.parse(receiptIdSchema, newId()),
    number: nextReceiptNumber(store.receipts.list(), paidAt),
    projectId: project.id,
    lines,
    ...amountsOf(lines, current.currency ?? project.currency),
    billing: current.billing,
    card: current.card,
    paidAt,
  });
  addToBacklog({ store, marketplace, now, newId }, project, chosen);
  return checkouts.patch(session.id, { status: 'complete', receiptId: receipt.id }) ?? session;
}
