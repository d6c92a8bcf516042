import { beginVisit, inCurrency, offered } from '@quarterdeck/data/visit/testing/beginVisit';
import { expectFailure, expectOffline, type Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { marketplaceStage } from './testing/marketplaceStage';

const meta = preview.meta({
  title: 'Screens/marketplace/QuoteScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: marketplaceStage,
    address: '/marketplace/quote',
    covers: ['route:marketplace.quote'],
  },
  beforeEach: () => beginVisit([offered.gallery, offered.roles, offered.darkTheme, ['QD-999', 75]]),
});

const findTable = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Requirements' }));

export const Success = meta.story({
  play: async ({ canvas }) => {
    const table = await findTable(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: /^Quote Q-\d{8}-[0-9A-F]{4}$/ })).toBeVisible();
    await expect(canvas.getByText('For Harbour CRM')).toBeVisible();
    await expect(canvas.getByText('billing@quarterdeck.example')).toBeVisible();
    await expect(canvas.getByText('Türkiye')).toBeVisible();
    await expect(canvas.getByText('Valid until')).toBeVisible();
    await expect(table.getByText(/\$1,540\.00$/)).toBeVisible();
    await expect(table.getByRole('row', { name: /QD-999/ })).toHaveTextContent('No price');
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
});

/** The way back leads to the marketplace as it was filtered. */
export const KeepsTheView = meta.story({
  parameters: { address: '/marketplace?category=content&sort=-price' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'View quote' }));
    await findTable(canvas);
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the marketplace' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /^Content/, current: true })).toBeVisible());
  },
});

export const Empty = meta.story({
  beforeEach: () => beginVisit(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing to quote yet' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to the marketplace' })).toHaveAttribute('href', '/marketplace');
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Quote / })).toBeVisible());
    await canvas.findByText('Loading');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: expectFailure,
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: expectOffline,
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await findTable(canvas);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  beforeEach: () => inCurrency('TRY', beginVisit([offered.gallery, offered.darkTheme], 'TRY')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: /^Teklif Q-/ })).toBeVisible());
    await expect((await canvas.findAllByText('₺560,00')).length).toBe(2);
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findTable(canvas)),
});
