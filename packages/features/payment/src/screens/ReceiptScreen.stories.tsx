import { expectFailure, expectNoSideways, expectOffline, type Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { beginPayment, paymentStage } from './testing/paymentStage';

const meta = preview.meta({
  title: 'Screens/payment/ReceiptScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: paymentStage,
    address: '/payment/receipts/receipt-02',
    covers: ['route:payment.receipt'],
  },
  beforeEach: () => beginPayment([]),
});

const findReceipt = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: /^Receipt \d{4}-\d{4}$/ });

export const Success = meta.story({
  play: async ({ canvas }) => {
    await findReceipt(canvas);
    await expect(canvas.getByText('For Harbour CRM')).toBeVisible();
    // Of the seller and of the bill.
    await expect(canvas.getAllByText('Türkiye')).toHaveLength(2);
    const table = within(canvas.getByRole('table', { name: 'Paid requirements' }));
    await expect(table.getByRole('row', { name: /^Subtotal/ })).toHaveTextContent('$3,240.00');
    await expect(table.getByRole('row', { name: /^Tax included, 0% .*0\.00$/ })).toBeVisible();
    await expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent('$3,240.00');
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
});

export const Missing = meta.story({
  parameters: { address: '/payment/receipts/nothing' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Receipt not found' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: expectFailure,
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: expectOffline,
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findReceipt(canvas);
    await expectNoSideways();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Makbuz \d/ })).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Yazdır' })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findReceipt(canvas)),
});
