import { buildInvoice } from '@quarterdeck/mocks/pages/buildInvoice';
import { expect, it } from 'vitest';
import { invoiceState } from './invoiceState';

const sent = buildInvoice({ status: 'sent', dueOn: '2026-03-24' });

it.each([
  ['2026-03-10', { kind: 'due', days: 14 }],
  ['2026-03-23', { kind: 'due', days: 1 }],
  ['2026-03-24', { kind: 'dueToday' }],
  ['2026-03-25', { kind: 'overdue', days: 1 }],
  ['2026-03-30', { kind: 'overdue', days: 6 }],
])('says on %s how long there is to pay', (today, state) => expect(invoiceState(sent, today)).toEqual(state));

it('says nothing of the due date of a draft, or of what is paid', () => {
  expect(invoiceState(buildInvoice({ dueOn: '2026-03-24' }), '2026-04-01')).toEqual({ kind: 'draft' });
  const paid = buildInvoice({ status: 'paid', paidOn: '2026-03-20' });
  expect(invoiceState(paid, '2026-04-01')).toEqual({ kind: 'paid', day: '2026-03-20' });
  expect(invoiceState({ ...paid, paidOn: null }, '2026-04-01')).toEqual({ kind: 'paid', day: null });
});
