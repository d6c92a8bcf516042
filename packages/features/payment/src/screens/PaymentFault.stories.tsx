import { storedIds } from '@quarterdeck/data/visit/testing/beginVisit';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { localProvider } from '../queries/provider/localProvider';
import type { PaymentProvider } from '../queries/provider/provider';
import { beginPayment, findField, findPay, goodCard, paymentStage, stageWith, typeCard } from './testing/paymentStage';

const meta = preview.meta({
  title: 'Screens/payment/PaymentFault',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: paymentStage, address: '/payment' },
  beforeEach: () => beginPayment(),
});

/** The server does not answer when the payment begins. */
export const CallFails = meta.story({
  globals: { mix: { 'product.checkout-session.create': 'error' } },
  parameters: { expectedProblems: [/500/] },
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, goodCard);
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.getByText('The payment did not go through')).toBeVisible());
    await expect(storedIds()).toHaveLength(3);
  },
});

export const OfflineWhilePaying = meta.story({
  globals: { mix: { 'product.checkout-session.create': 'offline' } },
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, goodCard);
    await userEvent.click(pay);
    const alert = within(await canvas.findByRole('alert'));
    await waitFor(() => expect(alert.getByText(/offline|connection/i)).toBeVisible());
    await waitFor(() => expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(await findField(canvas, 'Card number')).toHaveValue('4242 4242 4242 4242');
  },
});

const neverLoading: PaymentProvider = { isTest: true, load: () => new Promise(() => undefined) };

export const ProviderLoading = meta.story({
  parameters: { feature: stageWith(neverLoading) },
  play: async ({ canvas }) => {
    await expect(await findPay(canvas)).toBeDisabled();
    await expect(canvas.getByText('Loading secure payment')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Card number' })).toBeNull();
  },
});

const allowedLater = fn<PaymentProvider['load']>();

/** PY-2: Retry works once the script is allowed. */
export const ScriptBlocked = meta.story({
  parameters: {
    feature: stageWith({ isTest: false, load: allowedLater }),
    expectedProblems: [/payment provider did not load/],
  },
  beforeEach: () =>
    void allowedLater
      .mockReset()
      .mockRejectedValueOnce(new Error('Failed to load'))
      .mockImplementation(localProvider().load),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Secure payment didn’t load')).toBeVisible());
    await expect(await findPay(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await findField(canvas, 'Card number')).toBeVisible();
    await expect(canvas.queryByText('Secure payment didn’t load')).toBeNull();
  },
});

/** PY-2: the console has the literal words of the provider's module; the page has one sentence in place of the form. */
export const NoKey = meta.story({
  parameters: { feature: stageWith(null), expectedProblems: [/No key defined! Either you need to pass it/] },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(alert.getByText('Payments aren’t available here yet. Your selection is saved.')).toBeVisible();
    await expect(canvas.queryByRole('form')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await expect(canvas.getByRole('complementary', { name: 'Your voyage' })).toHaveTextContent('$1,540.00');
    await expect(storedIds()).toHaveLength(3);
  },
});
