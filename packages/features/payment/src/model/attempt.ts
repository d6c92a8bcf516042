import { paths } from '@quarterdeck/contract';
import { checkoutSessionIdSchema, type CheckoutSessionId } from '@quarterdeck/contract/entities/checkoutSession';
import { projectIdSchema, type ProjectId } from '@quarterdeck/contract/entities/project';
import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { requirementIdSchema, type RequirementId } from '@quarterdeck/contract/entities/requirement';
import { toMinor } from '@quarterdeck/contract/rules/money';
import { paymentAttemptKey } from '@quarterdeck/data/visit/draftKeys';
import { readJson, removeKey, writeJson } from '@quarterdeck/ui/storage';

export interface PaymentAttempt {
  /** A new one for each order to charge a card, the same while it is not known how one ended. */
  key: string;
  checkoutId: CheckoutSessionId;
  projectId: ProjectId;
  /** What it pays for; at least one. */
  requirementIds: RequirementId[];
  /**
   * Address of this site at which the receipt is; null until the provider has the money. It may carry what the provider
   * tells the server about a payment that was made, so nothing but that may bring it here.
   */
  receipt: string | null;
  /** What the page has shown as its sum, in minor units of the project's currency; null where that is not known. */
  totalMinor: number | null;
}

const parseMinor = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

function parseAttempt(value: unknown): PaymentAttempt | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = new Map<string, unknown>(Object.entries(value));
  const [key, receipt, ids] = ['key', 'receipt', 'requirementIds'].map((name) => stored.get(name));
  const checkoutId = checkoutSessionIdSchema.safeParse(stored.get('checkoutId'));
  const projectId = projectIdSchema.safeParse(stored.get('projectId'));
  if (!checkoutId.success || !projectId.success || typeof key !== 'string' || !Array.isArray(ids)) return undefined;
  const requirementIds = ids.flatMap((id) => requirementIdSchema.safeParse(id).data ?? []);
  if (requirementIds.length === 0 || !(receipt === null || isReceiptAddress(receipt))) return undefined;
  const totalMinor = parseMinor(stored.get('totalMinor')) ?? null;
  return { key, checkoutId: checkoutId.data, projectId: projectId.data, requirementIds, receipt, totalMinor };
}

/** It becomes the place to go: nothing but a page of this site. */
const isReceiptAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(`${paths.paymentSuccess.href()}?`);

export const readAttempt = (): PaymentAttempt | null =>
  readJson<PaymentAttempt | null>(paymentAttemptKey, parseAttempt, null);

export const keepAttempt = (attempt: PaymentAttempt): void => void writeJson(paymentAttemptKey, attempt);

/** Forgets the attempt that pays for a session. @param session its id, or the one in the address of its receipt. */
export function forgetAttempt(session: string): void {
  const attempt = readAttempt();
  if (attempt !== null && paysFor(attempt, session)) removeKey(paymentAttemptKey);
}

const paysFor = ({ checkoutId, receipt }: PaymentAttempt, session: string): boolean =>
  checkoutId === session || sessionOf(receipt) === session;

/**
 * The sum to which a person agreed when this session was paid, in minor units; null where that is not known.
 * @param session its id, or the one in the address of its receipt.
 */
export const agreedTotalMinor = (attempt: PaymentAttempt | null, session: string): number | null =>
  attempt !== null && paysFor(attempt, session)
    ? attempt.totalMinor
    : readJson<number | null>(agreedKey(session), parseMinor, null);

/** The sum that was agreed to survives a reload under this key, where the receipt is about another one. */
export const agreedKey = (session: string): string => `qd:payment.agreed.${session}`;

/** Whether a receipt is about another sum than was agreed to. @param agreedMinor in minor units; null where it is not known. */
export const differsFrom = ({ total, currency }: Receipt, agreedMinor: number | null): agreedMinor is number =>
  agreedMinor !== null && agreedMinor !== toMinor(total, currency);

/**
 * The attempt that knew the sum ends with its receipt: what is not settled by that is kept.
 * @param session as the address of its receipt names it. @param agreedMinor in minor units; null where it is not known.
 */
export function keepAgreed(session: string, receipt: Receipt, agreedMinor: number | null): void {
  if (differsFrom(receipt, agreedMinor)) writeJson(agreedKey(session), agreedMinor);
}

const sessionOf = (receipt: string | null): string | null =>
  new URLSearchParams(receipt?.slice(receipt.indexOf('?'))).get('session');

/** The provider has the money for an attempt, whatever another tab has made of it. @param receipt address of this site. */
export function keepPaid(attempt: PaymentAttempt, receipt: string): void {
  const kept = readAttempt();
  keepAttempt({ ...(kept?.checkoutId === attempt.checkoutId ? kept : attempt), receipt });
}

/**
 * An attempt has ended without a charge, so what comes next for its session is another one. What another tab has made of it
 * since stays: paid, ended or replaced.
 */
export function renewAttempt({ key, checkoutId }: PaymentAttempt): void {
  const kept = readAttempt();
  if (kept?.checkoutId !== checkoutId || kept.key !== key || kept.receipt !== null) return;
  keepAttempt({ ...kept, key: crypto.randomUUID() });
}

/** The receipt of these requirements has been shown: from now on they stand in the way of no other payment. */
export function settleAttempt(paid: readonly RequirementId[]): void {
  const attempt = readAttempt();
  if (attempt === null || attempt.receipt === null) return;
  if (attempt.requirementIds.every((id) => paid.includes(id))) removeKey(paymentAttemptKey);
}

/** Where the receipt of a session is. */
export const receiptAddress = (session: string): string =>
  `${paths.paymentSuccess.href()}?session=${encodeURIComponent(session)}`;

/**
 * The receipt to show in place of the payment: one that has not been shown yet, of all that is selected, or of what has left
 * the selection already.
 * @returns its address; null where there is none.
 */
export function paidAddress(
  attempt: PaymentAttempt | null,
  projectId: ProjectId | undefined,
  selected: readonly RequirementId[],
): string | null {
  if (attempt === null || attempt.projectId !== projectId) return null;
  const paid = new Set(attempt.requirementIds);
  return selected.every((id) => paid.has(id)) ? attempt.receipt : null;
}
