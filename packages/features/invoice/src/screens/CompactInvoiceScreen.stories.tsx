import { paths } from '@quarterdeck/contract';
import type { InvoiceId } from '@quarterdeck/contract/entities/invoice';
import { buildInvoice } from '@quarterdeck/mocks/pages/buildInvoice';
import { expectFailure, expectNoSideways, expectOffline, type Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { InvoiceDocument } from '../components/InvoiceDocument';
import { InvoiceToolbar } from '../components/InvoiceToolbar';
import { invoice } from '../manifest';

const addressOf = (id: string) => paths.invoiceCompact.href(id as InvoiceId);

const meta = preview.meta({
  title: 'Screens/invoice/CompactInvoiceScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: invoice,
    address: addressOf('invoice-03'),
    covers: ['route:pages.invoice.compact'],
  },
});

const findInvoice = (canvas: Canvas, name = 'Invoice') => canvas.findByRole('heading', { level: 1, name });

/** PG-3 the lines with codes and estimates; they come with their tax to the prices of the marketplace. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    const table = within(canvas.getByRole('table', { name: 'Services' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '#',
      'Code',
      'Service',
      'Estimate',
      'Price',
      'Quantity',
      'Total',
    ]);
    await expect(table.getByRole('row', { name: /Subscriptions/ })).toHaveTextContent('1,625.00');
    await expect(canvas.getByText(/\$4,650\.00$/)).toBeVisible();
    await expect(canvas.getByText('Due in 9 days')).toBeVisible();
    await expect(canvas.getByText(/^Prices are before tax/)).toBeVisible();
  },
});

export const Draft = meta.story({
  parameters: { address: paths.invoiceCompact.href() },
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    await expect(canvas.getAllByText('Draft')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Mark as sent' })).toBeVisible();
    await expect(canvas.getByText(/\$3,699\.00$/)).toBeVisible();
  },
});

/** PG-3 forty lines, of which the discount is taken before the tax. */
export const Paid = meta.story({
  parameters: { address: addressOf('invoice-01') },
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(within(canvas.getByRole('table', { name: 'Services' })).getAllByRole('row')).toHaveLength(41);
    for (const amount of ['25,500.00', '−1,275.00', '24,225.00', '4,845.00', /\$29,070\.00$/])
      await expect(canvas.getByText(amount)).toBeVisible();
  },
});

export const Large = meta.story({
  parameters: { address: addressOf('invoice-02') },
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    await expect(within(canvas.getByRole('table', { name: 'Services' })).getAllByRole('row')).toHaveLength(201);
  },
});

export const Missing = meta.story({
  parameters: { address: addressOf('nothing') },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'Invoice not found' })),
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  parameters: { address: paths.invoiceCompact.href() },
  play: async ({ canvas }) => void (await canvas.findByRole('heading', { level: 1, name: 'No invoices yet' })),
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Back' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await canvas.findByText('Loading');
  },
});

export const Failing = meta.story({ globals: { scenario: 'error' }, play: expectFailure });

export const Offline = meta.story({ globals: { scenario: 'offline' }, play: expectOffline });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    await expectNoSideways();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await findInvoice(canvas, 'Fatura');
    await expect(canvas.getByRole('columnheader', { name: 'Tahmin' })).toBeVisible();
    await expect(canvas.getByText(/^Fiyatlara vergi dahil değildir/)).toBeVisible();
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await findInvoice(canvas, 'Fatura');
    await expectNoSideways();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    await expect(canvas.getByRole('article')).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  },
});

const [line] = buildInvoice().lines;
const long = 'Harbour '.repeat(1_250);
const word = 'x'.repeat(10_000);
const longInvoice = buildInvoice({
  number: word,
  project: long,
  reference: word,
  lines: line
    ? [
        { ...line, service: word, quantity: 1_000_000, unitPrice: 1_000_000 },
        { ...line, code: word },
      ]
    : [],
  terms: long,
});

/** Names of ten thousand characters. */
export const LongContent = meta.story({
  // It holds what no scenario has, so the parts of the screen are shown by themselves.
  parameters: { feature: null },
  render: () => (
    <main>
      <InvoiceToolbar invoice={longInvoice} />
      <InvoiceDocument invoice={longInvoice} design="compact" />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectNoSideways();
  },
});
