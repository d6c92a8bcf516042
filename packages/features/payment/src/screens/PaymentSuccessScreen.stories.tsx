import type { RequirementId } from '@quarterdeck/contract/entities/requirement';
import { storedIds } from '@quarterdeck/data/visit/testing/beginVisit';
import { expectNoSideways, expectOffline, type Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { removeKey, writeJson } from '@quarterdeck/ui/storage';
import { expect, waitFor, within } from 'storybook/test';
import { agreedKey, agreedTotalMinor, keepAttempt, readAttempt } from '../model/attempt';
import { paidAttempt } from './testing/paymentAttempts';
import { beginPayment, paymentStage } from './testing/paymentStage';

const meta = preview.meta({
  title: 'Screens/payment/PaymentSuccessScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: paymentStage,
    address: '/payment/success?session=checkout-02-return',
    covers: ['route:payment.success'],
  },
  beforeEach: () => beginPayment(),
});

const findPaid = (canvas: Canvas) => canvas.findByRole('heading', { level: 1, name: 'Paid. Thank you' });

/** PY-5: number, lines, totals and day; what has been selected since the payment stays selected. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const heading = await findPaid(canvas);
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: /^Receipt \d{4}-\d{4}$/ })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Paid requirements' }));
    await expect(table.getByRole('row', { name: /^Total/ })).toHaveTextContent('$3,240.00');
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(storedIds()).toEqual(['QD-015', 'QD-007', 'QD-002']);
  },
});

const session = 'checkout-02-return';

/** A receipt about another sum than the person agreed to says so. */
export const OtherTotal = meta.story({
  beforeEach: () => {
    // What the receipt is about, so that it settles the attempt.
    const requirementIds = ['QD-027', 'QD-031', 'QD-008'].map((id) => id as RequirementId);
    keepAttempt({ ...paidAttempt, requirementIds, totalMinor: 300_000 });
    return () => removeKey(agreedKey(session));
  },
  play: async ({ canvas }) => {
    await findPaid(canvas);
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText(/\$3,000\.00.*\$3,240\.00/)).toBeVisible();
    await expect(alert.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/help#contact');
    await expect(readAttempt()).toBeNull();
    await expect(agreedTotalMinor(readAttempt(), session)).toBe(300_000);
  },
});

/** It still does after a reload, when the attempt is done with. */
export const OtherTotalReloaded = meta.story({
  beforeEach: () => {
    writeJson(agreedKey(session), 300_000);
    return () => removeKey(agreedKey(session));
  },
  play: async ({ canvas }) => {
    await findPaid(canvas);
    await waitFor(() => expect(canvas.getByText(/\$3,000\.00.*\$3,240\.00/)).toBeVisible());
  },
});

export const Empty = meta.story({
  parameters: { address: '/payment/success' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Receipt not found' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Go to the backlog' })).toHaveAttribute('href', '/backlog');
  },
});

export const Missing = meta.story({
  parameters: { address: '/payment/success?session=nothing' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Receipt not found' })).toBeVisible());
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
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(storedIds()).toHaveLength(3);
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: expectOffline,
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findPaid(canvas);
    await expectNoSideways();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Ödendi. Teşekkürler' })).toBeVisible());
    await expect(canvas.getByRole('heading', { name: /^Makbuz \d/ })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => {
    await findPaid(canvas);
    // The note stands out from the page.
    const note = (await canvas.findByText(/^Your crew starts/)).parentElement?.parentElement;
    await expect(note).not.toHaveStyle({ backgroundColor: getComputedStyle(document.body).backgroundColor });
  },
});
