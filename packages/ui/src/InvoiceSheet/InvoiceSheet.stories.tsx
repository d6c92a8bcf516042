import { expectNoSideways } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, within } from 'storybook/test';
import { InvoiceSheet, type InvoiceSheetProps } from '.';

const parties = [
  {
    label: 'From',
    lines: ['Quarterdeck', 'Kemankeş Caddesi 31', '34425 İstanbul, Türkiye', 'VAT TR 734 018 2256'],
  },
  {
    label: 'Bill to',
    lines: ['Harbour CRM Ltd.', 'Elif Aydın', 'Rıhtım Caddesi 12', '34425 İstanbul, Türkiye', 'VAT TR 123 456 7890'],
  },
];

const lines = [
  ['QD-045', 'Inventory with variants', '$2,200.00', '1', '$2,200.00'],
  ['QD-028', 'Invoices as PDF', '$575.00', '1', '$575.00'],
  ['PL-200', 'Team plan', '$100.00', '3', '$300.00'],
] as const;

const args: InvoiceSheetProps = {
  title: 'Invoice',
  number: 'INV-2026-0118',
  subject: 'Second voyage, Harbour CRM',
  due: { label: 'Due Mar 30, 2026', amount: '$3,690.00' },
  parties,
  details: {
    title: 'Details',
    facts: [
      { label: 'Issued', value: 'Mar 16, 2026' },
      { label: 'Due', value: 'Mar 30, 2026' },
      { label: 'Reference', value: 'PO-4486', isCode: true },
    ],
  },
  table: {
    label: 'Services',
    columns: [
      { id: 'code', label: 'Code', kind: 'code', width: 64 },
      { id: 'service', label: 'Service', kind: 'title' },
      { id: 'price', label: 'Price', kind: 'number', width: 90 },
      { id: 'quantity', label: 'Quantity', kind: 'number', width: 80 },
      { id: 'total', label: 'Total', kind: 'number', width: 90 },
    ],
    lines: lines.map(([code, service, price, quantity, total]) => ({
      id: code,
      cells: { code, service, price, quantity, total },
      text: 'As agreed on the phone.',
    })),
  },
  totals: [
    { label: 'Subtotal', value: '$3,075.00' },
    { label: 'Tax, 20%', value: '$615.00' },
    { label: 'Total', value: '$3,690.00' },
  ],
  thanks: 'Thank you, Elif.',
  payment: {
    title: 'Pay by bank transfer',
    facts: [
      { label: 'Account', value: 'Quarterdeck' },
      { label: 'IBAN', value: 'TR33 0006 1005 1978 6457 8413 26', isCode: true },
    ],
    reference: { title: 'Payment reference', code: 'QD 2026 0118', text: 'Give this with your payment.' },
  },
  terms: 'Payment is due within 14 days of the date of issue.',
  foot: 'Quarterdeck · Company 08812345 · billing@quarterdeck.example',
  sayPage: (page, pages) => `Page ${page} of ${pages}`,
};

const meta = preview.meta({
  title: 'Components/Data display/InvoiceSheet',
  component: InvoiceSheet,
  args,
  parameters: { covers: ['component:@quarterdeck/ui/InvoiceSheet'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Invoice' })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Services' }));
    await expect(table.getByRole('row', { name: /Team plan/ })).toHaveTextContent('$300.00');
    await expect(canvas.getByText('$3,690.00')).toBeVisible();
  },
});

/** With the band of the hull, what is due, and how it is paid. */
export const Variants = meta.story({
  args: { design: 'modern', terms: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Second voyage, Harbour CRM')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Pay by bank transfer' })).toHaveTextContent('QD 2026 0118');
  },
});

/** A draft says so at its number; what is paid is stamped. */
export const States = meta.story({
  args: { draftMark: 'Draft', stamp: { text: 'Paid', note: 'Mar 20, 2026' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Draft')).toBeVisible();
    await expect(canvas.getByText('Paid')).toBeVisible();
  },
});

/** On a phone the cells of a line stand below each other, each with the name of its column. */
export const Phone = meta.story({
  args: { design: 'modern' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /Team plan/ }));
    const [price, total] = [row.getByRole('cell', { name: '$100.00' }), row.getByRole('cell', { name: '$300.00' })];
    await expect(total.getBoundingClientRect().top).toBeGreaterThan(price.getBoundingClientRect().bottom - 1);
    await expectNoSideways();
  },
});

/** The paper stays light in the dark. */
export const Dark = meta.story({
  args: { design: 'modern' },
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  },
});

const long = 'Harbour '.repeat(1_250);
const word = 'x'.repeat(10_000);

export const LongContent = meta.story({
  args: {
    number: 'INV-'.repeat(40),
    subject: long,
    parties: [{ label: 'Bill to', lines: [word] }],
    table: {
      label: 'Services',
      columns: args.table.columns,
      lines: [word, long].map((service) => ({
        id: service,
        cells: {
          code: 'QD-045',
          service,
          price: '$9,007,199,254.99',
          quantity: '1,000,000',
          total: '$9,007,199,254.99',
        },
      })),
    },
    terms: long,
    foot: long,
  },
  play: expectNoSideways,
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { design: 'modern' } });
