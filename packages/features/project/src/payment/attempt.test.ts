import type { CheckoutSessionId } from '@quarterdeck/contract/entities/checkoutSession';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { readText, removeKey, writeJson, writeText } from '@quarterdeck/ui/storage';
import { afterEach, describe, expect, it } from 'vitest';
import {
  attemptKey,
  keepAttempt,
  paidAddress,
  readAttempt,
  receiptAddress,
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
  address: '/payment/success?session=reference-01',
  isPaid: true,
};

afterEach(() => removeKey(attemptKey));

describe('PY-3 an attempt that is kept', () => {
  it('comes back after a reload as it was', () => {
    keepAttempt(attempt);
    expect(readAttempt()).toEqual(attempt);
  });

  it.each([
    ['no address of this site', { address: 'https://evil.example/payment/success?session=1' }],
    ['another page of this site', { address: '//evil.example' }],
    ['no key', { key: 7 }],
    ['no session', { checkoutId: '' }],
  ])('is forgotten with %s', (_, change) => {
    writeJson(attemptKey, { ...attempt, ...change });
    expect(readAttempt()).toBeNull();
  });

  it('is forgotten when it is broken', () => {
    writeText(attemptKey, '{');
    expect(readAttempt()).toBeNull();
    removeKey(`${attemptKey}.bad.0`);
  });

  it('holds nothing of a card', () => {
    keepAttempt(attempt);
    expect(Object.keys(JSON.parse(readText(attemptKey) ?? '{}') as object).toSorted()).toEqual([
      'address',
      'checkoutId',
      'isPaid',
      'key',
      'projectId',
      'requirementIds',
    ]);
  });
});

describe('PY-5 what is paid', () => {
  it('leads to its receipt while it is still selected, and while nothing is', () => {
    expect(paidAddress(attempt, projectId, [])).toBe(attempt.address);
    expect(paidAddress(attempt, projectId, ids('QD-015', 'QD-007'))).toBe(attempt.address);
  });

  it('does not stand in the way of another payment', () => {
    expect(paidAddress(attempt, projectId, ids('QD-015', 'QD-002'))).toBeNull();
    expect(paidAddress(attempt, 'project-02' as ProjectId, [])).toBeNull();
    expect(paidAddress({ ...attempt, isPaid: false }, projectId, [])).toBeNull();
    expect(paidAddress(null, projectId, [])).toBeNull();
  });
});

describe('PY-5 what is paid and shown', () => {
  it('can be selected and paid anew, while back still leads to the receipt', () => {
    keepAttempt(attempt);
    settleAttempt(ids('QD-015', 'QD-007'));
    expect(paidAddress(readAttempt(), projectId, ids('QD-015'))).toBeNull();
    expect(paidAddress(readAttempt(), projectId, [])).toBe(attempt.address);
  });

  it('leaves an attempt alone that pays for something else, or has not ended', () => {
    keepAttempt(attempt);
    settleAttempt(ids('QD-015'));
    expect(readAttempt()).toEqual(attempt);
    keepAttempt({ ...attempt, isPaid: false });
    settleAttempt(ids('QD-015', 'QD-007'));
    expect(readAttempt()).toEqual({ ...attempt, isPaid: false });
  });
});

it('writes a session into the address of its receipt', () => {
  expect(receiptAddress('a&b')).toBe('/payment/success?session=a%26b');
});
