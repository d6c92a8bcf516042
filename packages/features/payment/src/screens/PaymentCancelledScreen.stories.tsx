import { storedIds } from '@quarterdeck/data/visit/testing/beginVisit';
import { expectNoSideways, type Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { keepAttempt } from '../model/attempt';
import { paidAttempt } from './testing/paymentAttempts';
import { beginPayment, expectReady, paymentStage } from './testing/paymentStage';

const meta = preview.meta({
  title: 'Screens/payment/PaymentCancelledScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: paymentStage,
    address: '/payment/cancelled',
    covers: ['route:payment.cancelled'],
  },
  beforeEach: () => beginPayment(),
});

const findCancelled = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Payment cancelled' });

/** PY-5: nothing was charged, and the selection is kept. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await findCancelled(canvas);
    await expect(canvas.getByText('Nothing was charged. Your 3 requirements are still selected.')).toBeVisible();
  },
});

/** PY-5: the way back leads to the payment. */
export const ReturnsToCheckout = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findCancelled(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Return to checkout' }));
    await expectReady(canvas);
    await expect(storedIds()).toHaveLength(3);
  },
});

/** What was paid is not called cancelled: its receipt has not been shown yet. */
export const PaidMeanwhile = meta.story({
  beforeEach: () => {
    const end = beginPayment();
    keepAttempt(paidAttempt);
    return end;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Paid. Thank you' })).toBeVisible());
    await expect(canvas.queryByText('Payment cancelled')).toBeNull();
  },
});

/** After the receipt nothing is selected, and nothing was cancelled. */
export const Empty = meta.story({
  beforeEach: () => beginPayment([]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Nothing to pay for' })).toBeVisible());
    await expect(canvas.queryByText('Payment cancelled')).toBeNull();
    await expect(canvas.getByRole('link', { name: /^View receipt \d{4}-\d{4}$/ })).toHaveAttribute(
      'href',
      '/payment/receipts/receipt-02',
    );
    await expect(canvas.getByRole('link', { name: 'Go to the marketplace' })).toBeVisible();
  },
});

/** Whether there is a receipt to lead to has to be read first. */
export const Loading = meta.story({
  globals: { scenario: 'slow' },
  beforeEach: () => beginPayment([]),
  play: async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'));
    await main.findByText('Loading');
    await expect(main.queryByRole('heading', { level: 1 })).toBeNull();
  },
});

/** Without the receipts the page only lacks the way to the newest one. */
export const Failing = meta.story({
  globals: { scenario: 'error' },
  beforeEach: () => beginPayment([]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Nothing to pay for' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: /^View receipt/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Go to the marketplace' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findCancelled(canvas);
    await expectNoSideways();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Ödeme iptal edildi' })).toBeVisible());
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findCancelled(canvas)),
});
