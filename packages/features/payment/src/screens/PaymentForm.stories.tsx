import { payerDetailsKey } from '@quarterdeck/data/visit/draftKeys';
import { storedIds } from '@quarterdeck/data/visit/testing/beginVisit';
import preview from '@quarterdeck/storybook/preview';
import { writeJson } from '@quarterdeck/ui/storage';
import { expect, waitFor, within } from 'storybook/test';
import { readAttempt } from '../model/attempt';
import type { PaymentProvider } from '../queries/provider/provider';
import { beginPayment, findField, findPay, goodCard, paymentStage, stageWith, typeCard } from './testing/paymentStage';

const meta = preview.meta({
  title: 'Screens/payment/PaymentForm',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: paymentStage, address: '/payment' },
  beforeEach: () => beginPayment(),
});

/** PY-5: the receipt takes the place of the form, and what is paid leaves the selection. */
export const Pays = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, goodCard);
    await expect(await findField(canvas, 'Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(await findField(canvas, 'Expires')).toHaveValue('04 / 29');
    await expect(canvas.getByText('Visa')).toBeVisible();
    await userEvent.click(pay);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Paid. Thank you' });
    await waitFor(() => expect(heading).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Receipt 2026-0002' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Go to the backlog' })).toHaveAttribute('href', '/backlog?added=3');
    await expect(storedIds()).toEqual([]);
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Backlog 21 items' })).toBeVisible());
    // Its receipt is shown, so it stands in the way of no other payment.
    await expect(readAttempt()).toBeNull();
  },
});

/** Nothing is known of the person but who is signed in. */
export const FirstTime = meta.story({
  // React Aria's field learns of its texts while React draws it, which React's test mode remarks on.
  parameters: { expectedProblems: [/not wrapped in act/] },
  beforeEach: () => {
    writeJson(payerDetailsKey, {});
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the bill is asked for, and what is wrong said', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
      const summary = within(await canvas.findByRole('alert'));
      await userEvent.click(summary.getByRole('button', { name: 'Choose your country.' }));
      await expect(await canvas.findByRole('combobox', { name: 'Country' })).toHaveFocus();
      await userEvent.click(summary.getByRole('button', { name: 'Enter your city.' }));
      await expect(await findField(canvas, 'City')).toHaveFocus();
    });
    await step('the country is found by a part of its name, in any writing', async () => {
      const country = await canvas.findByRole('combobox', { name: 'Country' });
      await userEvent.type(country, 'turki');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await waitFor(() => expect(country).toHaveValue('Türkiye'));
    });
    await step('Enter goes on to the card', async () => {
      await userEvent.type(await findField(canvas, 'Street address'), 'Rıhtım Caddesi 12');
      await userEvent.type(await findField(canvas, 'Postal code'), '34425');
      await userEvent.type(await findField(canvas, 'City'), 'İstanbul{Enter}');
      const number = await findField(canvas, 'Card number');
      await waitFor(() => expect(number).toHaveFocus());
      await waitFor(() => expect(canvas.getByText('Rıhtım Caddesi 12, 34425 İstanbul, Türkiye')).toBeVisible());
      await expect(await findField(canvas, 'Postal code')).toHaveValue('34425');
    });
    await step('what was answered can be changed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit Contact' }));
      const name = await findField(canvas, 'Name');
      await waitFor(() => expect(name).toHaveFocus());
      await userEvent.clear(name);
      await userEvent.type(name, 'Deniz Kaya');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(canvas.getByText(/^Deniz Kaya, /)).toBeVisible());
    });
  },
});

export const Validation = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, '4242424242424241');
    await userEvent.clear(await findField(canvas, 'Expires'));
    await userEvent.type(await findField(canvas, 'Expires'), '12/25');
    await userEvent.click(pay);
    const summary = await canvas.findByRole('alert');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(summary).getByRole('button', { name: /expired/ }));
    await expect(await findField(canvas, 'Expires')).toHaveFocus();
    await expect(await findField(canvas, 'Card number')).toBeInvalid();
    await expect(readAttempt()).toBeNull();
  },
});

/** What a receipt cannot take is said at its field, which keeps it; and a postal code has the form of its country. */
export const BillValidation = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit Billing' }));
    const street = await findField(canvas, 'Street address');
    const long = 'Rıhtım Caddesi '.repeat(20);
    await userEvent.clear(street);
    await userEvent.click(street);
    await userEvent.paste(long);
    await waitFor(() => expect(street).toHaveAccessibleDescription(/^Use 200 characters or fewer\./));
    await expect(street).toHaveValue(long);
    await userEvent.clear(street);
    await userEvent.type(street, 'Rıhtım Caddesi 12');
    await expect(street).not.toBeInvalid();
    const bill = within(canvas.getByRole('region', { name: 'Billing' }));
    const code = bill.getByRole('textbox', { name: 'Postal code' });
    await userEvent.type(code, '7');
    await userEvent.click(bill.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^Enter a postal code such as 12345\./));
    await userEvent.type(code, '{Backspace}');
    await expect(code).not.toBeInvalid();
  },
});

/** A digit in the middle of the number moves the others on, and the caret stays behind it. */
export const TypesInTheMiddle = meta.story({
  play: async ({ canvas, userEvent }) => {
    const number = (await findField(canvas, 'Card number')) as HTMLInputElement;
    await userEvent.type(number, '4242424');
    await userEvent.type(number, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(number).toHaveValue('4242 9424');
    await expect(number.selectionStart).toBe(6);
    // The gap has no digit to take away, so the one before it goes.
    await userEvent.type(number, '{Backspace}', { initialSelectionStart: 5, initialSelectionEnd: 5 });
    await expect(number).toHaveValue('4249 424');
    await expect(number.selectionStart).toBe(3);
  },
});

/** From the first field to the receipt without a pointer. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findPay(canvas);
    (await findField(canvas, 'Card number')).focus();
    await userEvent.keyboard(`${goodCard}{Tab}429{Tab}123{Enter}`);
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Paid. Thank you' });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Go to the backlog' })).toHaveFocus());
  },
});

/** A provider that draws the card's fields itself: nothing of them is typed into this page. */
const drawing: PaymentProvider = {
  isTest: false,
  load: () =>
    Promise.resolve({
      mountCard: (places) => {
        const fields = Object.entries(places).map(([name, place]) => {
          const field = document.createElement('input');
          field.setAttribute('aria-label', `Provider ${name}`);
          place.append(field);
          return field;
        });
        return () => fields.forEach((field) => field.remove());
      },
      confirm: ({ card }) => Promise.resolve(card === null ? { status: 'paid' } : { status: 'cancelled' }),
    }),
};

export const ProviderFields = meta.story({
  parameters: { feature: stageWith(drawing) },
  play: async ({ canvas, userEvent }) => {
    await expect(await findField(canvas, 'Provider number')).toBeVisible();
    await expect(canvas.queryByText('Test payment')).toBeNull();
    await userEvent.click(await findPay(canvas));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible());
  },
});
