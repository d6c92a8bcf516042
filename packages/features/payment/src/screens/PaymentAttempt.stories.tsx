import type { CheckoutSessionId } from '@quarterdeck/contract/entities/checkoutSession';
import { storedIds } from '@quarterdeck/data/visit/testing/beginVisit';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { keepAttempt, readAttempt, receiptAddress } from '../model/attempt';
import type { PaymentOrder, PaymentOutcome } from '../queries/provider/provider';
import { deciding, openSession, paidAttempt, voyageIds } from './testing/paymentAttempts';
import {
  beginPayment,
  findField,
  expectReady,
  findPay,
  goodCard,
  paymentStage,
  stageWith,
  typeCard,
} from './testing/paymentStage';

const meta = preview.meta({
  title: 'Screens/payment/PaymentAttempt',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: paymentStage, address: '/payment' },
  beforeEach: () => beginPayment(),
});

const neverEnding = fn(() => new Promise<PaymentOutcome>(() => undefined));

/** PY-3: a double click and Enter while it is under way charge once. */
export const Submitting = meta.story({
  parameters: { feature: stageWith(deciding(neverEnding)) },
  beforeEach: () => void neverEnding.mockClear(),
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, goodCard);
    await userEvent.dblClick(pay);
    await userEvent.type(await findField(canvas, 'Name on card'), '{Enter}{Enter}');
    await waitFor(() => expect(neverEnding).toHaveBeenCalled());
    await expect(pay).toHaveAttribute('data-pending');
    // The answer to a later question: by now each further press would have asked as well.
    await openSession(voyageIds);
    await expect(neverEnding).toHaveBeenCalledTimes(1);
  },
});

const breaking = fn<(order: PaymentOrder) => Promise<PaymentOutcome>>();

/** PY-3: while it is not known how an attempt ended, trying again is the same attempt. */
export const BreaksOff = meta.story({
  parameters: { feature: stageWith(deciding(breaking)) },
  beforeEach: () =>
    void breaking.mockReset().mockRejectedValueOnce(new Error('gone')).mockResolvedValue({ status: 'paid' }),
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, goodCard);
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.getByText('The payment did not go through')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible());
    const [first, second] = breaking.mock.calls.map(([order]) => order);
    await expect(second).toMatchObject({ key: first?.key, checkoutId: first?.checkoutId });
  },
});

const resuming = fn<(order: PaymentOrder) => Promise<PaymentOutcome>>();

/** PY-3: a reload while an attempt is open goes on with it; where its receipt is, the server says once more. */
export const Resumes = meta.story({
  parameters: { feature: stageWith(deciding(resuming)) },
  beforeEach: async () => {
    resuming.mockReset().mockResolvedValue({ status: 'paid' });
    const end = beginPayment();
    keepAttempt({ ...paidAttempt, checkoutId: (await openSession(voyageIds)).id, receipt: null });
    return end;
  },
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    const { key, checkoutId } = readAttempt() ?? {};
    await typeCard(canvas, userEvent, goodCard);
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Paid. Thank you' })).toBeVisible());
    await expect(resuming).toHaveBeenCalledWith(expect.objectContaining({ key, checkoutId }));
  },
});

/** The person closed the bank's own question. */
export const Cancelled = meta.story({
  parameters: { feature: stageWith(deciding(() => Promise.resolve({ status: 'cancelled' }))) },
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, goodCard);
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Payment cancelled' })).toBeVisible());
    await expect(storedIds()).toHaveLength(3);
  },
});

/** What is paid and was not shown, as after a reload in between, leads to its receipt and not to a second payment. */
export const BackAfterPaying = meta.story({
  beforeEach: () => {
    const end = beginPayment([]);
    keepAttempt(paidAttempt);
    return end;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Paid. Thank you' })).toBeVisible());
    await expect(canvas.getByRole('heading', { name: /^Receipt \d/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
});

/** The server knows nothing of the session that was paid, such as after the demo was reset. */
export const UnknownSession = meta.story({
  beforeEach: () => {
    const end = beginPayment();
    keepAttempt({ ...paidAttempt, checkoutId: 'gone' as CheckoutSessionId, receipt: receiptAddress('gone-return') });
    return end;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Receipt not found' })).toBeVisible());
    await expect(readAttempt()).toBeNull();
  },
});

/** The provider has the money and has not told the server yet. */
export const NotConfirmedYet = meta.story({
  beforeEach: async () => {
    const end = beginPayment();
    const { id } = await openSession(voyageIds);
    keepAttempt({ ...paidAttempt, checkoutId: id, receipt: receiptAddress(id) });
    return end;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Payment not confirmed yet' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Check again' })).toBeVisible();
    await expect(storedIds()).toHaveLength(3);
  },
});

/** PY-3: an expired session is replaced by the next attempt. */
export const Expired = meta.story({
  beforeEach: async () => {
    const end = beginPayment();
    const { id } = await openSession(voyageIds);
    // Another selection takes the place of the open session.
    await openSession(['QD-015']);
    keepAttempt({ ...paidAttempt, checkoutId: id, receipt: receiptAddress(id) });
    return end;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1, name: 'The payment timed out' });
    await userEvent.click(canvas.getByRole('link', { name: 'Return to checkout' }));
    await expectReady(canvas);
    await expect(readAttempt()).toBeNull();
  },
});
