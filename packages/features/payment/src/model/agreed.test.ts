import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { Receipt, ReceiptId } from '@quarterdeck/contract/entities/receipt';
import { readText, removeKeys, writeText } from '@quarterdeck/ui/storage';
import { afterEach, describe, expect, it } from 'vitest';
import { agreedKey, agreedTotalMinor, keepAgreed } from './attempt';

const session = 'checkout-02-return';

afterEach(() => removeKeys(agreedKey('')));

const receipt: Receipt = {
  id: 'receipt-02' as ReceiptId,
  number: '2026-0001',
  projectId: 'project-01' as ProjectId,
  lines: [],
  subtotal: 3_240,
  tax: 0,
  total: 3_240,
  currency: 'USD',
  paidAt: '2026-01-12T10:00:00.000Z',
};

describe('PY-5 the sum that was agreed to', () => {
  it('is known without the attempt, where the receipt is about another one', () => {
    keepAgreed(session, receipt, 300_000);
    expect(agreedTotalMinor(null, session)).toBe(300_000);
    expect(agreedTotalMinor(null, 'checkout-03')).toBeNull();
  });

  it.each([324_000, null])('is not kept where nothing differs: %s', (agreedMinor) => {
    keepAgreed(session, receipt, agreedMinor);
    expect(readText(agreedKey(session))).toBeNull();
  });

  it('is nothing that cannot be read', () => {
    writeText(agreedKey(session), '"3000"');
    expect(agreedTotalMinor(null, session)).toBeNull();
  });
});
