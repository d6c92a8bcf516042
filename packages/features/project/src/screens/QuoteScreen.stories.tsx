import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { beginVisit, offered, type Canvas, marketplaceStage } from './marketplaceStage';

const meta = preview.meta({
  title: 'Screens/project/QuoteScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen', feature: marketplaceStage, address: '/marketplace/quote' },
  beforeEach: () => beginVisit([offered.gallery, offered.roles, offered.darkTheme, ['QD-999', 75]]),
});

const findTable = async (canvas: Canvas) => within(await canvas.findByRole('table', { name: 'Requirements' }));

export const Success = meta.story({
  play: async ({ canvas }) => {
    const table = await findTable(canvas);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Quote' })).toBeVisible();
    await expect(canvas.getByText('For Harbour CRM')).toBeVisible();
    await expect(table.getByText(/\$1,540\.00$/)).toBeVisible();
    await expect(table.getByRole('row', { name: /QD-999/ })).toHaveTextContent('No price');
    await expect(canvas.getByRole('button', { name: 'Print' })).toBeVisible();
  },
});

export const Empty = meta.story({
  beforeEach: () => beginVisit(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'There is nothing to quote' })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Print' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to the marketplace' })).toHaveAttribute('href', '/marketplace');
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Quote' })).toBeVisible());
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: /offline|connection/i })).toBeVisible());
  },
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
  beforeEach: () => beginVisit([offered.gallery, offered.darkTheme], 'TRY'),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Teklif' })).toBeVisible());
    await expect((await canvas.findAllByText('₺560,00')).length).toBe(2);
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findTable(canvas)),
});
