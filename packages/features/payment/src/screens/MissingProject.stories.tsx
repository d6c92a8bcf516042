import type { ProjectId } from '@quarterdeck/contract/entities/project';
import { readVisit, visit } from '@quarterdeck/data/visit/visit';
import { expectNoSideways, type Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { beginPayment, paymentStage } from './testing/paymentStage';

const meta = preview.meta({
  title: 'Screens/payment/MissingProject',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: paymentStage, address: '/payment' },
  beforeEach: () => {
    const end = beginPayment();
    visit.keepProject({ id: 'deleted' as ProjectId, name: 'Harbour CRM', currency: 'USD' });
    return end;
  },
});

const findMissing = async (canvas: Canvas, level: 1 | 3) =>
  waitFor(() => expect(canvas.getByRole('heading', { level, name: '“Harbour CRM” no longer exists' })).toBeVisible());

/** ST-1: without a project the start is get started; until then the page says what is wrong. */
export const OnPayment = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findMissing(canvas, 1);
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Start a new project' })).toHaveAttribute('href', '/getstarted');
    await userEvent.click(canvas.getByRole('button', { name: 'Forget this project' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'What are we building?' })).toBeVisible());
    await expect(readVisit()).toMatchObject({ project: undefined, projectRequirements: { length: 3 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(readVisit().project?.name).toBe('Harbour CRM'));
  },
});

export const OnSettings = meta.story({
  parameters: { address: '/settings?section=project' },
  play: async ({ canvas, userEvent }) => {
    await findMissing(canvas, 3);
    await expect(canvas.queryByRole('button', { name: 'Try again' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: /^Appearance/ }));
    await expect(await canvas.findByRole('switch', { name: /^Reduce motion/ })).toBeInTheDocument();
  },
});

export const OnReceipts = meta.story({
  parameters: { address: '/settings?section=receipts' },
  play: async ({ canvas }) => findMissing(canvas, 3),
});

export const OnReceipt = meta.story({
  parameters: { address: '/payment/receipts/receipt-02' },
  play: async ({ canvas }) => findMissing(canvas, 1),
});

export const AfterPaying = meta.story({
  parameters: { address: '/payment/success?session=checkout-02-return' },
  play: async ({ canvas }) => findMissing(canvas, 1),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findMissing(canvas, 1);
    await expectNoSideways();
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr', scheme: 'dark' },
  play: async ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('heading', { name: '“Harbour CRM” artık yok' })).toBeVisible()),
});
