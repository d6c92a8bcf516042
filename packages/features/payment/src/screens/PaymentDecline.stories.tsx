import { paymentAttemptKey } from '@quarterdeck/data/visit/draftKeys';
import { storedIds } from '@quarterdeck/data/visit/testing/beginVisit';
import preview from '@quarterdeck/storybook/preview';
import { readText } from '@quarterdeck/ui/storage';
import { expect, waitFor } from 'storybook/test';
import { keepPaid, readAttempt } from '../model/attempt';
import { deciding, paidReference } from './testing/paymentAttempts';
import { beginPayment, findField, findPay, goodCard, paymentStage, stageWith, typeCard } from './testing/paymentStage';

const meta = preview.meta({
  title: 'Screens/payment/PaymentDecline',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: paymentStage, address: '/payment' },
  beforeEach: () => beginPayment(),
});

export const Declined = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const pay = await findPay(canvas);
    await step('the card is looked at again, and nothing is lost', async () => {
      await typeCard(canvas, userEvent, '4000000000000002');
      await userEvent.click(pay);
      await waitFor(() => expect(canvas.getByText('The card was declined')).toBeVisible());
      const number = await findField(canvas, 'Card number');
      await waitFor(() => expect(number).toHaveFocus());
      await expect(number).toHaveValue('4000 0000 0000 0002');
      await expect(storedIds()).toHaveLength(3);
    });
    await step('nothing that is kept tells the server of a payment', async () => {
      await expect(readAttempt()?.checkoutId).toBeTruthy();
      await expect(readText(paymentAttemptKey)).not.toContain('/payment/success');
    });
  },
});

export const AnotherCardPays = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, '4000000000000002');
    await userEvent.click(pay);
    await canvas.findByText('The card was declined');
    const number = await findField(canvas, 'Card number');
    await waitFor(() => expect(number).toHaveFocus());
    await userEvent.clear(number);
    await userEvent.type(number, `${goodCard}{Enter}`);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible());
  },
});

export const LacksFunds = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, '4000000000009995');
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.getByText('Insufficient funds')).toBeVisible());
  },
});

/** The field that is looked at again is not behind the bar that pays. */
export const DeclinedOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, '4000000000009995');
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.getByText('Insufficient funds')).toBeVisible());
    const number = await findField(canvas, 'Card number');
    await waitFor(() => expect(number).toHaveFocus());
    await waitFor(() =>
      expect(number.getBoundingClientRect().bottom).toBeLessThanOrEqual(pay.getBoundingClientRect().top),
    );
  },
});

/** In another tab the attempt is paid while this one waits for the answer about its card. */
export const DeclinedAndPaidElsewhere = meta.story({
  parameters: {
    feature: stageWith(
      deciding(() => {
        const attempt = readAttempt();
        if (attempt !== null) keepPaid(attempt, paidReference);
        return Promise.resolve({ status: 'declined', reason: 'declined' });
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, goodCard);
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.getByText('The card was declined')).toBeVisible());
    // What is paid is not charged again: the next press leads to the receipt.
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Paid. Thank you' })).toBeVisible());
  },
});
