import { storedIds } from '@quarterdeck/data/visit/testing/beginVisit';
import { type Canvas, type UserEvent } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { readAttempt } from '../model/attempt';
import { paymentMeta } from '../queries/provider/chooseProvider';
import type { PaymentOutcome } from '../queries/provider/provider';
import { deciding } from './testing/paymentAttempts';
import {
  beginPayment,
  findPay,
  goodCard,
  paymentStage,
  rememberPrice,
  stageWith,
  typeCard,
  voyage,
} from './testing/paymentStage';

const meta = preview.meta({
  title: 'Screens/payment/PaymentOrder',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: paymentStage, address: '/payment' },
  beforeEach: () => beginPayment(),
});

/** What has no price keeps from paying until it is taken out. */
export const Unpriced = meta.story({
  beforeEach: () => beginPayment([...voyage, ['QD-999', 75]]),
  play: async ({ canvas, userEvent }) => {
    await expect(await findPay(canvas)).toBeDisabled();
    const order = within(canvas.getByRole('complementary', { name: 'Your voyage' }));
    await expect(order.getByText('No price')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove it' }));
    const pay = await findPay(canvas);
    await waitFor(() => expect(pay).toBeEnabled());
    await expect(storedIds()).toHaveLength(3);
  },
});

/** PY-1: what costs nothing is not paid for. */
export const CostsNothing = meta.story({
  beforeEach: () => beginPayment([['QD-002', 0]]),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Choose what we build next' })).toBeVisible(),
    );
  },
});

const charging = fn(() => Promise.resolve<PaymentOutcome>({ status: 'paid' }));

/** PY-1: what is charged is what was shown. Another price since then is said first, with both sums. */
export const NewTotal = meta.story({
  parameters: { feature: stageWith(deciding(charging)) },
  beforeEach: () => void charging.mockClear(),
  play: async ({ canvas, userEvent, step }) => {
    await findPay(canvas);
    await rememberPrice('QD-015', 900);
    const pay = await canvas.findByRole('button', { name: /^Pay .*\$1,460\.00$/ });
    await step('nothing is charged while the page shows an old total', async () => {
      await typeCard(canvas, userEvent, goodCard);
      await userEvent.click(pay);
      await waitFor(() => expect(canvas.getByText('The total has changed')).toBeVisible());
      await waitFor(() => expect(canvas.getByText(/\$1,460\.00.*\$1,540\.00/)).toBeVisible());
      await expect(pay).toBeDisabled();
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Show the new total' })).toHaveFocus());
      await expect(charging).not.toHaveBeenCalled();
      await expect(readAttempt()).toBeNull();
    });
    await step('with the new total on the button it can be paid', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show the new total' }));
      const newPay = await findPay(canvas);
      await waitFor(() => expect(newPay).toHaveFocus());
      await expect(canvas.queryByText('The total has changed')).toBeNull();
      await userEvent.click(newPay);
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible());
      await expect(charging).toHaveBeenCalledTimes(1);
    });
  },
});

/** Presses Pay while the page shows less than the marketplace asks for by now. */
async function payOldTotal(canvas: Canvas, userEvent: UserEvent) {
  await findPay(canvas);
  await rememberPrice('QD-015', 900);
  const pay = await canvas.findByRole('button', { name: /^Pay .*\$1,460\.00$/ });
  await typeCard(canvas, userEvent, goodCard);
  await userEvent.click(pay);
}

/** The bar with the button is fixed to the end of a phone: the way on comes into sight with the focus. */
export const NewTotalPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { feature: stageWith(deciding(charging)) },
  beforeEach: () => void charging.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await payOldTotal(canvas, userEvent);
    const action = await canvas.findByRole('button', { name: 'Show the new total' });
    await waitFor(() => expect(action).toHaveFocus());
    await waitFor(() => expect(isInSight(action)).toBe(true));
    await waitFor(() => expect(isInSight(canvas.getByText('The total has changed'))).toBe(true));
    await expect(charging).not.toHaveBeenCalled();
  },
});

/** Whether an element's middle is in the window, and nothing fixed stands over it. */
function isInSight(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}

/** The new total cannot be asked for: that is said, and the way on stays. */
export const NewTotalUnreachable = meta.story({
  parameters: { feature: stageWith(deciding(charging)) },
  beforeEach: () => void charging.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await payOldTotal(canvas, userEvent);
    const action = await canvas.findByRole('button', { name: 'Show the new total' });
    const network = spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await userEvent.click(action);
    const alert = within(canvas.getByRole('alert'));
    await waitFor(() => expect(alert.getByText(/offline|connection/i)).toBeVisible());
    network.mockRestore();
    await waitFor(() => expect(action).toHaveFocus());
    await userEvent.click(action);
    const pay = await findPay(canvas);
    await waitFor(() => expect(pay).toHaveFocus());
    await expect(pay).toBeEnabled();
  },
});

/** More than the twelve weeks hold is said, and can be paid all the same. */
export const OverCapacity = meta.story({
  beforeEach: () =>
    beginPayment(Array.from({ length: 18 }, (_, index) => [`QD-${String(index + 43).padStart(3, '0')}`, 100] as const)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/over the twelve weeks$/)).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Pay/ })).toBeEnabled());
  },
});

/** PY-1: tax is a line of its own where a deployment sets one; the prices include it. */
export const WithTax = meta.story({
  beforeEach: () => {
    const meta = document.createElement('meta');
    meta.name = paymentMeta.taxPercent;
    meta.content = '20';
    document.head.append(meta);
    return () => meta.remove();
  },
  play: async ({ canvas }) => {
    await findPay(canvas);
    const order = within(canvas.getByRole('complementary', { name: 'Your voyage' }));
    await expect(order.getByText('Before tax')).toBeVisible();
    await expect(order.getByText('Tax included, 20%')).toBeVisible();
    await expect(order.getByText(/\$256\.67$/)).toBeVisible();
  },
});
