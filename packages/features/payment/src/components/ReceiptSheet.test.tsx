import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { Receipt, ReceiptId } from '@quarterdeck/contract/entities/receipt';
import common from '@quarterdeck/data/visit/translations/en.json';
import { createTranslator, TranslatorProvider } from '@quarterdeck/i18n';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import payment from '../translations/en.json';
import { ReceiptSheet } from './ReceiptSheet';

afterEach(cleanup);

/** The first column of the sums below the lines of a receipt. */
async function namesOfSums(tax: number): Promise<(string | null)[]> {
  const receipt: Receipt = {
    id: 'receipt-01' as ReceiptId,
    number: '2026-0001',
    projectId: 'project-01' as ProjectId,
    lines: [],
    subtotal: 120 - tax,
    tax,
    total: 120,
    currency: 'USD',
    paidAt: '2026-03-10T09:30:00.000Z',
  };
  const translator = await createTranslator(() => Promise.resolve({ ...common, ...payment }), 'en');
  render(
    <TranslatorProvider i18n={translator}>
      <ReceiptSheet receipt={receipt} level={1} />
    </TranslatorProvider>,
  );
  return screen.getAllByRole('rowheader').map((header) => header.textContent);
}

it('PY-5 names the tax of a receipt that has one, with its rate, as checkout does', async () => {
  expect(await namesOfSums(20)).toEqual(['Before tax', 'Tax included, 20%', 'Total']);
});

it('PY-5 says that the tax is included also where it is none', async () => {
  expect(await namesOfSums(0)).toEqual(['Subtotal', 'Tax included, 0%', 'Total']);
});
