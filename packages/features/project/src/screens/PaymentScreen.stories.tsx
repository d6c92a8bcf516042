import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { beginPayment, expectNoSideways, findPay, paymentStage } from './paymentStage';

const meta = preview.meta({
  title: 'Screens/project/PaymentScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: paymentStage,
    address: '/payment',
    covers: ['route:project.payment'],
  },
  beforeEach: () => beginPayment(),
});

/** PY-1: lines, what they come to before and with tax, and the one number again on the button. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await findPay(canvas)).toBeEnabled();
    const order = within(canvas.getByRole('complementary', { name: 'Your voyage' }));
    await expect(order.getAllByRole('listitem')).toHaveLength(3);
    await expect(order.getByText('Free')).toBeVisible();
    await expect(order.getByText('Tax included, 0%')).toBeVisible();
    // Before tax, in all, and on the button.
    await expect(order.getAllByText(/\$1,540\.00$/)).toHaveLength(3);
    await waitFor(() => expect(order.getByText(/^Your crew starts on Monday/)).toBeVisible());
    await expect(canvas.getByText('Elif Aydın, elif@harbour.example')).toBeVisible();
    await expect(canvas.getByText('Test mode: no money moves')).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => beginPayment([]),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'There is nothing to pay for' })).toBeVisible(),
    );
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
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /offline|connection/i })).toBeVisible());
  },
});

/** The lines scroll, what they come to stays in sight. */
export const LongContent = meta.story({
  beforeEach: () =>
    beginPayment(Array.from({ length: 18 }, (_, index) => [`QD-${String(index + 43).padStart(3, '0')}`, 100] as const)),
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('button', { name: /^Pay/ });
    await expect(pay).toBeEnabled();
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
    await userEvent.click(canvas.getByRole('button', { name: /^Your voyage/ }));
    await waitFor(() => expect(canvas.getByText('Roles and permissions')).toBeVisible());
    await expectNoSideways();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  beforeEach: () => beginPayment(undefined, 'TRY'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Satın alma' })).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('button', { name: '₺1.540,00 öde' })).toBeVisible());
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findPay(canvas)),
});
