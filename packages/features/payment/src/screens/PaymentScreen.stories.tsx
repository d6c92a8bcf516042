import { inCurrency } from '@quarterdeck/data/visit/testing/beginVisit';
import { expectNoSideways, expectOffline } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { toasts } from '@quarterdeck/ui/Toast';
import { expect, screen, waitFor, within } from 'storybook/test';
import { beginPayment, expectReady, findPay, paymentStage } from './testing/paymentStage';

const meta = preview.meta({
  title: 'Screens/payment/PaymentScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: paymentStage,
    address: '/payment',
    covers: ['route:payment.form'],
  },
  beforeEach: () => beginPayment(),
});

/** PY-1: lines, what they come to, and the one number again on the button. The tax has a line also where it is 0. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expectReady(canvas);
    const order = within(canvas.getByRole('complementary', { name: 'Your voyage' }));
    await expect(order.getAllByRole('listitem')).toHaveLength(3);
    await expect(order.getByText('Free')).toBeVisible();
    await expect(order.getByText('Tax included, 0%')).toBeVisible();
    // Their sum, in all, and on the button.
    await expect(order.getAllByText(/\$1,540\.00$/)).toHaveLength(3);
    await waitFor(() => expect(order.getByText(/^Your crew starts on Monday/)).toBeVisible());
    await expect(canvas.getByText('Elif Aydın, elif@harbour.example')).toBeVisible();
    await expect(canvas.getByText('Test payment')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => beginPayment([]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Nothing to pay for' })).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Go to the marketplace' })).toHaveAttribute('href', '/marketplace');
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Check out' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: expectOffline,
});

/** The lines scroll, what they come to stays in sight. */
export const LongContent = meta.story({
  beforeEach: () =>
    beginPayment(Array.from({ length: 18 }, (_, index) => [`QD-${String(index + 43).padStart(3, '0')}`, 100] as const)),
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: /^Pay/ });
    await waitFor(() => expect(pay).toBeEnabled());
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const order = within(canvas.getByRole('complementary', { name: 'Your voyage' }));
    await expect(order.getAllByRole('listitem')).toHaveLength(18);
    await expectNoSideways();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const pay = await findPay(canvas);
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await canvas.findByText('Test payment');
    const [number, result] = ['4000 0000 0000 9995', 'has insufficient funds'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect(result?.left).toBeGreaterThan(number?.right ?? Infinity);
    await userEvent.click(canvas.getByRole('button', { name: /^Your voyage/ }));
    await waitFor(() => expect(canvas.getByText('Roles and permissions')).toBeVisible());
    await expectNoSideways();
  },
});

/** A message stands above the button that pays, also where tabs or the edge of a screen keep the bar off the window's edge. */
export const PhoneMessage = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    const { style } = document.documentElement;
    style.setProperty('--qd-bottom-bar', '90px');
    return () => style.removeProperty('--qd-bottom-bar');
  },
  play: async ({ canvas }) => {
    const pay = await findPay(canvas);
    toasts.add({ title: 'Selection emptied', tone: 'success' });
    const message = await screen.findByRole('alertdialog');
    await waitFor(() => {
      const { bottom } = message.getBoundingClientRect();
      void expect(bottom).toBeGreaterThan(0);
      void expect(bottom).toBeLessThanOrEqual(pay.getBoundingClientRect().top);
    });
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  beforeEach: () => inCurrency('TRY', beginPayment(undefined, 'TRY')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Satın alma' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: '₺1.540,00 öde' })).toBeVisible());
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findPay(canvas)),
});
