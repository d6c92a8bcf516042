import { paymentAttemptKey } from '@quarterdeck/data/visit/draftKeys';
import type { CheckoutSessionId } from '@quarterdeck/contract/entities/checkoutSession';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { readText, removeKey, writeJson, writeText } from '@quarterdeck/ui/storage';
import { afterEach, describe, expect, it } from 'vitest';
import {
  agreedTotalMinor,
  forgetAttempt,
  keepAttempt,
  keepPaid,
  paidAddress,
  readAttempt,
  receiptAddress,
  renewAttempt,
  settleAttempt,
  type PaymentAttempt,
} from './attempt';

const projectId = 'project-01' as ProjectId;
const ids = (...list: string[]) => list.map((id) => id as RequirementId);
const attempt: PaymentAttempt = {
  key: 'attempt-01',
  checkoutId: 'checkout-01' as CheckoutSessionId,
  projectId,
  requirementIds: ids('QD-007', 'QD-015'),
  receipt: '/payment/success?session=reference-01',
  totalMinor: 154_000,
};
const unpaid: PaymentAttempt = { ...attempt, receipt: null };

afterEach(() => removeKey(paymentAttemptKey));

describe('PY-3 an attempt that is kept', () => {
  it.each([
    ['under way', unpaid],
    ['paid', attempt],
  ])('comes back after a reload as it was: %s', (_, kept) => {
    keepAttempt(kept);
    expect(readAttempt()).toEqual(kept);
  });

  it.each([
    ['no address of this site', { receipt: 'https://evil.example/payment/success?session=1' }],
    ['another page of this site', { receipt: '//evil.example' }],
    ['nothing that it pays for', { requirementIds: [] }],
    ['no key', { key: 7 }],
    ['no session', { checkoutId: '' }],
  ])('is forgotten with %s', (_, change) => {
    writeJson(paymentAttemptKey, { ...attempt, ...change });
    expect(readAttempt()).toBeNull();
  });

  it('is forgotten when it is broken', () => {
    writeText(paymentAttemptKey, '{');
    expect(readAttempt()).toBeNull();
    removeKey(`${paymentAttemptKey}.bad.0`);
  });

  it('holds nothing of a card', () => {
    keepAttempt(attempt);
    expect(Object.keys(JSON.parse(readText(paymentAttemptKey) ?? '{}') as object).toSorted()).toEqual([
      'checkoutId',
      'key',
      'projectId',
      'receipt',
      'requirementIds',
      'totalMinor',
    ]);
  });
});

describe('PY-3 the end of an attempt', () => {
  const receipt = '/payment/success?session=reference-01';

  it('is its receipt when it is paid, also where another tab has ended it since', () => {
    keepPaid(unpaid, receipt);
    expect(readAttempt()).toEqual(attempt);
    keepAttempt({ ...unpaid, key: 'attempt-02' });
    keepPaid(unpaid, receipt);
    expect(readAttempt()).toEqual({ ...attempt, key: 'attempt-02' });
  });

  it('gives the next one a new key for the same session when there was no charge', () => {
    keepAttempt(unpaid);
    renewAttempt(unpaid);
    const renewed = readAttempt();
    expect(renewed).toEqual({ ...unpaid, key: expect.any(String) as string });
    expect(renewed?.key).not.toBe(unpaid.key);
  });

  it.each([
    ['paid', attempt],
    ['ended, so that a new one is under way', { ...unpaid, key: 'attempt-02' }],
    ['replaced by a session for something else', { ...unpaid, checkoutId: 'checkout-02' as CheckoutSessionId }],
  ])('leaves alone what another tab has %s', (_, kept) => {
    keepAttempt(kept);
    renewAttempt(unpaid);
    expect(readAttempt()).toEqual(kept);
  });

  it('leaves nothing where another tab has forgotten it', () => {
    renewAttempt(unpaid);
    expect(readAttempt()).toBeNull();
  });

  it.each([
    ['by its id', unpaid, 'checkout-01'],
    ['by the address of its receipt', attempt, 'reference-01'],
  ])('is forgotten with its session: %s', (_, kept, session) => {
    keepAttempt(kept);
    forgetAttempt('checkout-02');
    expect(readAttempt()).toEqual(kept);
    forgetAttempt(session);
    expect(readAttempt()).toBeNull();
  });
});

describe('PY-5 what is paid', () => {
  it('leads to its receipt while it is still selected, and while nothing is', () => {
    expect(paidAddress(attempt, projectId, [])).toBe(attempt.receipt);
    expect(paidAddress(attempt, projectId, ids('QD-015', 'QD-007'))).toBe(attempt.receipt);
  });

  it('does not stand in the way of another payment', () => {
    expect(paidAddress(attempt, projectId, ids('QD-015', 'QD-002'))).toBeNull();
    expect(paidAddress(attempt, 'project-02' as ProjectId, [])).toBeNull();
    expect(paidAddress(unpaid, projectId, [])).toBeNull();
    expect(paidAddress(null, projectId, [])).toBeNull();
  });
});

describe('PY-5 what is paid and shown', () => {
  it('is done with: it can be selected anew, and where nothing is selected there is nothing to pay for', () => {
    keepAttempt(attempt);
    settleAttempt(ids('QD-015', 'QD-007'));
    expect(paidAddress(readAttempt(), projectId, ids('QD-015'))).toBeNull();
    expect(paidAddress(readAttempt(), projectId, [])).toBeNull();
  });

  it('leaves an attempt alone that pays for something else, or has not ended', () => {
    keepAttempt(attempt);
    settleAttempt(ids('QD-015'));
    expect(readAttempt()).toEqual(attempt);
    keepAttempt(unpaid);
    settleAttempt(ids('QD-015', 'QD-007'));
    expect(readAttempt()).toEqual(unpaid);
  });
});

it('writes a session into the address of its receipt', () => {
  expect(receiptAddress('a&b')).toBe('/payment/success?session=a%26b');
});

describe('PY-1 the sum that was agreed to', () => {
  it.each(['checkout-01', 'reference-01'])('is that of the attempt which paid for %s', (session) => {
    expect(agreedTotalMinor(attempt, session)).toBe(154_000);
  });

  it('is not known of another session, and of none', () => {
    expect(agreedTotalMinor(attempt, 'checkout-02')).toBeNull();
    expect(agreedTotalMinor(null, 'checkout-01')).toBeNull();
  });

  it('is not known where what is kept is no whole amount', () => {
    writeJson(paymentAttemptKey, { ...attempt, totalMinor: '1540' });
    expect(readAttempt()).toEqual({ ...attempt, totalMinor: null });
  });
});
