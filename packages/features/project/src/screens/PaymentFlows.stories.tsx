import preview from '@quarterdeck/storybook/preview';
import { request } from '@quarterdeck/contract';
import { createCheckoutSession } from '@quarterdeck/contract/endpoints/payment';
import type { CheckoutSessionId } from '@quarterdeck/contract/entities/checkoutSession';
import type { ProjectId } from '@quarterdeck/contract/entities/project';
import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import type { SessionId } from '@quarterdeck/contract/entities/session';
import { readText, writeJson } from '@quarterdeck/ui/storage';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  attemptKey,
  keepAttempt,
  keepPaid,
  readAttempt,
  receiptAddress,
  type PaymentAttempt,
} from '../payment/attempt';
import { localProvider } from '../payment/provider/localProvider';
import type { PaymentOrder, PaymentOutcome, PaymentProvider } from '../payment/provider/provider';
import { detailsKey } from '../payment/useDetails';
import { storedIds } from './marketplaceStage';
import { beginPayment, findPay, goodCard, paymentStage, stageWith, typeCard, voyage } from './paymentStage';

const meta = preview.meta({
  title: 'Screens/project/PaymentFlows',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: paymentStage, address: '/payment' },
  beforeEach: () => beginPayment(),
});

const findField = (canvas: ReturnType<typeof within>, name: string) => canvas.findByRole('textbox', { name });

/** The address of the receipt of a payment that the first data have. */
const paidReference = '/payment/success?session=checkout-02-return';

const visitor = { sessionId: 'session-01' as SessionId, projectId: 'project-01' as ProjectId };

const voyageIds = voyage.map(([id]) => id as RequirementId);

const paidAttempt: PaymentAttempt = {
  key: 'attempt-01',
  checkoutId: 'checkout-02' as CheckoutSessionId,
  projectId: visitor.projectId,
  requirementIds: voyageIds,
  receipt: paidReference,
};

/** Opens a session for these requirements at the server. */
const openSession = (ids: readonly string[]) =>
  request(createCheckoutSession, {
    body: {
      ...visitor,
      requirementIds: ids.map((id) => id as RequirementId),
      currency: 'USD',
    },
  });

/** A provider whose answers the story decides. */
const deciding = (confirm: (order: PaymentOrder) => Promise<PaymentOutcome>): PaymentProvider => ({
  isTest: true,
  load: () => Promise.resolve({ confirm }),
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
    await expect(canvas.getByRole('heading', { name: 'Receipt 2026-0002' })).toBeVisible();
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
    writeJson(detailsKey, {});
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the bill is asked for, and what is wrong said', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Continue' }));
      const summary = within(await canvas.findByRole('alert'));
      await userEvent.click(summary.getByRole('button', { name: 'Enter the city.' }));
      await expect(await findField(canvas, 'City')).toHaveFocus();
    });
    await step('Enter goes on to the card', async () => {
      await userEvent.type(await findField(canvas, 'Street and number'), 'Rıhtım Caddesi 12');
      await userEvent.type(await findField(canvas, 'Postal code'), '34425');
      await userEvent.type(await findField(canvas, 'City'), 'İstanbul{Enter}');
      const number = await findField(canvas, 'Card number');
      await waitFor(() => expect(number).toHaveFocus());
      await expect(canvas.getByText('Rıhtım Caddesi 12, 34425 İstanbul')).toBeVisible();
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
      await expect(readText(attemptKey)).not.toContain('/payment/success');
    });
    await step('another card pays', async () => {
      await userEvent.clear(await findField(canvas, 'Card number'));
      await userEvent.type(await findField(canvas, 'Card number'), `${goodCard}{Enter}`);
      await waitFor(() => expect(canvas.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible());
    });
  },
});

export const LacksFunds = meta.story({
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await typeCard(canvas, userEvent, '4000000000009995');
    await userEvent.click(pay);
    await waitFor(() => expect(canvas.getByText('The card lacks funds')).toBeVisible());
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
    await expect(alert.getByText(/offline|connection/i)).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
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
    await waitFor(() => expect(canvas.getByText('The secure payment did not load')).toBeVisible());
    await expect(await findPay(canvas)).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await findField(canvas, 'Card number')).toBeVisible();
    await expect(canvas.queryByText('The secure payment did not load')).toBeNull();
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
    await expect(canvas.queryByText('Test mode: no money moves')).toBeNull();
    await userEvent.click(await findPay(canvas));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Paid. Thank you' })).toBeVisible());
  },
});

/** PY-2: the literal words of the provider's module. */
export const NoKey = meta.story({
  parameters: { feature: stageWith(null) },
  play: async ({ canvas }) => {
    const alert = within(await canvas.findByRole('alert'));
    await expect(
      alert.getByText(
        "No key defined! Either you need to pass it as a parameter or define it when you call the module's root setup",
      ),
    ).toBeVisible();
    await expect(await findPay(canvas)).toBeDisabled();
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

/** What has no price keeps from paying until it is taken out. */
export const Unpriced = meta.story({
  beforeEach: () => beginPayment([...voyage, ['QD-999', 75]]),
  play: async ({ canvas, userEvent }) => {
    await expect(await findPay(canvas)).toBeDisabled();
    const order = within(canvas.getByRole('complementary', { name: 'Your voyage' }));
    await expect(order.getByText('No price')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Take it out' }));
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
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'No such receipt' })).toBeVisible());
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
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'The payment is not confirmed yet' }),
    ).toBeVisible();
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
    await canvas.findByRole('heading', { level: 1, name: 'The payment was not made in time' });
    await userEvent.click(canvas.getByRole('link', { name: 'Go to the payment' }));
    await expect(await findPay(canvas)).toBeEnabled();
    await expect(readAttempt()).toBeNull();
  },
});
