import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { toMinor } from '@quarterdeck/contract/rules/money';
import { readJson, writeJson } from '@quarterdeck/ui/storage';

/** The sum that was agreed to survives a reload under this key, where the receipt is about another one. */
export const agreedKey = (session: string): string => `qd:payment.agreed.${session}`;

const parseMinor = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) ? value : undefined;

/** In minor units; null where nothing is kept of a session. @param session as the address of its receipt names it. */
export const readAgreed = (session: string): number | null =>
  readJson<number | null>(agreedKey(session), parseMinor, null);

/** Whether a receipt is about another sum than was agreed to. @param agreedMinor in minor units; null where it is not known. */
export const differsFrom = ({ total, currency }: Receipt, agreedMinor: number | null): agreedMinor is number =>
  agreedMinor !== null && agreedMinor !== toMinor(total, currency);

/**
 * The attempt that knew the sum ends with its receipt: what is not settled by that is kept.
 * @param agreedMinor in minor units; null where it is not known.
 */
export function keepAgreed(session: string, receipt: Receipt, agreedMinor: number | null): void {
  if (differsFrom(receipt, agreedMinor)) writeJson(agreedKey(session), agreedMinor);
}
