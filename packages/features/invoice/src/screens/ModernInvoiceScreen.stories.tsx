import { paths } from '@quarterdeck/contract';
import type { InvoiceId } from '@quarterdeck/contract/entities/invoice';
import { buildInvoice } from '@quarterdeck/mocks/pages/buildInvoice';
import { expectFailure, expectNoSideways, expectOffline, type Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { toasts } from '@quarterdeck/ui/Toast';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { InvoiceDocument } from '../components/InvoiceDocument';
import { InvoiceToolbar } from '../components/InvoiceToolbar';
import { invoice } from '../manifest';

const addressOf = (id: string) => paths.invoiceModern.href(id as InvoiceId);

const meta = preview.meta({
  title: 'Screens/invoice/ModernInvoiceScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: invoice,
    address: paths.invoiceModern.href(),
    covers: ['route:pages.invoice.modern'],
  },
});

const findInvoice = (canvas: Canvas, name = 'Invoice') => canvas.findByRole('heading', { level: 1, name });
/** As Americans write dollars; elsewhere they are US$. */
const textOf = ({ textContent }: Element) => textContent.replaceAll('US$', '$');
const sums = (canvas: Canvas) => [...(canvas.getByText('Subtotal').closest('dl')?.children ?? [])].map(textOf);

/** PG-3 the newest invoice, with totals that are computed: 3,425.00 less 10 %, with 20 % of tax. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    await expect(canvas.getByText('Second voyage, Harbour CRM')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Services' }));
    await expect(table.getAllByRole('row')).toHaveLength(6);
    await expect(table.getByRole('row', { name: /^Inventory with variants/ })).toHaveTextContent('$2,200.00');
    await expect(textOf(table.getByRole('row', { name: /^Team plan/ }))).toMatch(/\$100\.003\$300\.00$/);
    await expect(sums(canvas)).toEqual([
      'Subtotal$3,425.00',
      'Discount, 10%−$342.50',
      'Tax, 20% of $3,082.50$616.50',
      'Total$3,699.00',
    ]);
    await expect(canvas.getByRole('region', { name: 'Pay by bank transfer' })).toHaveTextContent('QD 2026 0118');
  },
});

/** PG-3 sending makes a draft an invoice that is due, and Undo a draft again. */
export const Draft = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findInvoice(canvas);
    await expect(canvas.getAllByText('Draft')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as sent' }));
    await waitFor(() => expect(canvas.getByText('Due in 14 days')).toBeVisible());
    await expect(canvas.queryByText('Draft')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Mark as sent' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Download CSV' })).toHaveFocus();
    await waitFor(() => expect(screen.getByText(/^INV-2026-0118 marked as sent/)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Mark as sent' })).toBeVisible());
    await expect(canvas.getAllByText('Draft')).toHaveLength(2);
  },
});

/** What could not be sent is a draft again, and it can be tried anew. */
export const SendingFails = meta.story({
  globals: { mix: { 'pages.invoice.send': 'error' } },
  parameters: { expectedProblems: [/500/] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await findInvoice(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as sent' }));
    await waitFor(() =>
      expect(toasts.all().map(({ title }) => title)).toEqual(['INV-2026-0118 wasn’t marked as sent']),
    );
    await expect(canvas.getByRole('button', { name: 'Mark as sent' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('[data-part="refresh"]')).toBeNull());
  },
});

/** Print is that of the browser; the file for spreadsheets has every line. */
export const PrintsAndDownloads = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { address: addressOf('invoice-03') },
  play: async ({ canvas, userEvent }) => {
    await findInvoice(canvas);
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(print).toHaveBeenCalledOnce();
    const files: Blob[] = [];
    const make = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'data:,';
    });
    const follow = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }));
    await expect((await files[0]?.text())?.split('\r\n')).toHaveLength(4);
    for (const spy of [print, make, follow]) spy.mockRestore();
  },
});

/** What is paid is stamped, and nobody is asked to pay it; forty lines. */
export const Paid = meta.story({
  parameters: { address: addressOf('invoice-01') },
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(within(canvas.getByRole('table', { name: 'Services' })).getAllByRole('row')).toHaveLength(41);
    await expect(canvas.queryByRole('region', { name: 'Pay by bank transfer' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Mark as sent' })).toBeNull();
  },
});

/** PG-3 three lines: they come to the prices of the marketplace. */
export const Sent = meta.story({
  parameters: { address: addressOf('invoice-03') },
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    await expect(canvas.getByText('Due in 9 days')).toBeVisible();
    await expect(sums(canvas).at(-1)).toBe('Total$4,650.00');
  },
});

/** Two hundred lines, and six days late. */
export const Large = meta.story({
  parameters: { address: addressOf('invoice-02') },
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    await expect(within(canvas.getByRole('table', { name: 'Services' })).getAllByRole('row')).toHaveLength(201);
    await expect(canvas.getByText('6 days overdue')).toBeVisible();
  },
});

export const Missing = meta.story({
  parameters: { address: addressOf('nothing') },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Invoice not found' });
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: 'Open the latest invoice' }));
    await findInvoice(canvas);
    // Back leads to where one came from.
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await canvas.findByRole('heading', { level: 1, name: 'Invoice not found' });
  },
});

/** An address that no invoice can have says so as well, instead of offering to ask again. */
export const Impossible = meta.story({
  parameters: { address: addressOf('x'.repeat(10_000)), expectedProblems: [/400/] },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Invoice not found' });
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
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
    await expect(canvas.getByText('İkinci sefer, Harbour CRM')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Ekip planı/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Yazdır' })).toBeVisible();
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) => {
    await findInvoice(canvas, 'Fatura');
    await expectNoSideways();
  },
});

/** The page is dark, the paper is not. */
export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await findInvoice(canvas);
    await expect(canvas.getByRole('article')).toHaveStyle({ backgroundColor: 'rgb(255, 255, 255)' });
  },
});

const [line] = buildInvoice().lines;
const long = 'Harbour '.repeat(250);
const word = 'x'.repeat(2_000);
const party = { name: word, addressLines: [long], taxNumber: word, email: `${word}@harbour.example` };
const longInvoice = buildInvoice({
  number: word,
  subject: long,
  reference: word,
  seller: party,
  client: party,
  lines: line
    ? [
        { ...line, service: word, description: long, quantity: 1_000_000, unitPrice: 1_000_000 },
        { ...line, code: word },
      ]
    : [],
  thanks: long,
});

/** Names of two thousand characters. */
export const LongContent = meta.story({
  // It holds what no scenario has, so the parts of the screen are shown by themselves.
  parameters: { feature: null },
  render: () => (
    <main>
      <InvoiceToolbar invoice={longInvoice} />
      <InvoiceDocument invoice={longInvoice} design="modern" />
    </main>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    await expectNoSideways();
  },
});
