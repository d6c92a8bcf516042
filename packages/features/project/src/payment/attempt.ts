import { paths } from '@quarterdeck/contract';
import { checkoutSessionIdSchema, type CheckoutSessionId } from '@quarterdeck/contract/entities/checkoutSession';
import { projectIdSchema, type ProjectId } from '@quarterdeck/contract/entities/project';
import { requirementIdSchema, type RequirementId } from '@quarterdeck/contract/entities/requirement';
import { readJson, removeKey, writeJson } from '@quarterdeck/ui/storage';

/** An attempt to pay survives a reload under this key. It holds nothing of a card. */
export const attemptKey = 'qd:payment.attempt';

export interface PaymentAttempt {
  /** A new one for each order to charge a card, the same while it is not known how one ended. */
  key: string;
  checkoutId: CheckoutSessionId;
  projectId: ProjectId;
  /** What it pays for; empty once the receipt has been shown, when the same may be selected anew. */
  requirementIds: RequirementId[];
  /** Address of this site at which the receipt is, once it is paid. */
  address: string;
  /** Whether the provider has the money. */
  isPaid: boolean;
}

function parseAttempt(value: unknown): PaymentAttempt | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const stored = new Map<string, unknown>(Object.entries(value));
  const [key, address, ids] = ['key', 'address', 'requirementIds'].map((name) => stored.get(name));
  const checkoutId = checkoutSessionIdSchema.safeParse(stored.get('checkoutId'));
  const projectId = projectIdSchema.safeParse(stored.get('projectId'));
  if (!checkoutId.success || !projectId.success || typeof key !== 'string' || !Array.isArray(ids)) return undefined;
  // It becomes the place to go: nothing but a page of this site.
  if (typeof address !== 'string' || !address.startsWith(`${paths.paymentSuccess.href()}?`)) return undefined;
  return {
    key,
    checkoutId: checkoutId.data,
    projectId: projectId.data,
    requirementIds: ids.flatMap((id) => requirementIdSchema.safeParse(id).data ?? []),
    address,
    isPaid: stored.get('isPaid') === true,
  };
}

export const readAttempt = (): PaymentAttempt | null => readJson<PaymentAttempt | null>(attemptKey, parseAttempt, null);

export const keepAttempt = (attempt: PaymentAttempt): void => void writeJson(attemptKey, attempt);

export const forgetAttempt = (): void => removeKey(attemptKey);

/** The receipt of these requirements has been shown: from now on they stand in the way of no other payment. */
export function settleAttempt(paid: readonly RequirementId[]): void {
  const attempt = readAttempt();
  if (attempt?.isPaid && attempt.requirementIds.every((id) => paid.includes(id))) {
    keepAttempt({ ...attempt, requirementIds: [] });
  }
}

/** Where the receipt of a session is. */
export const receiptAddress = (session: string): string =>
  `${paths.paymentSuccess.href()}?session=${encodeURIComponent(session)}`;

/**
 * The receipt to show in place of the payment: what is selected has been paid, or it is paid and nothing else is selected.
 * @returns its address; null where there is something to pay.
 */
export function paidAddress(
  attempt: PaymentAttempt | null,
  projectId: ProjectId | undefined,
  selected: readonly RequirementId[],
): string | null {
  if (attempt === null || !attempt.isPaid || attempt.projectId !== projectId) return null;
  const paid = new Set(attempt.requirementIds);
  return selected.every((id) => paid.has(id)) ? attempt.address : null;
}
