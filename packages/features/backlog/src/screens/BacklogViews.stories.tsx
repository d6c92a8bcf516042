import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import type { Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { site } from '@quarterdeck/storybook/site';
import { expect, screen, waitFor, within } from 'storybook/test';

const meta = preview.meta({
  title: 'Screens/backlog/BacklogViews',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: site,
    address: '/backlog?view=board',
    covers: ['route:backlog.item'],
  },
  beforeEach: () => beginVisit(),
});

/** Lanes and weeks stay where they are: the item lies over them. */
const findOver = (name: RegExp) => waitFor(() => expect(screen.getByRole('dialog', { name })).toBeVisible());
const findDetail = (canvas: Canvas, title: RegExp) => canvas.findByRole('heading', { level: 2, name: title });

export const Board = meta.story({
  play: async ({ canvas, userEvent }) => {
    const now = await canvas.findByRole('region', { name: 'Now' });
    const card = within(now).getByRole('link', { name: 'Card checkout' });
    const { left, top } = card.getBoundingClientRect();
    await userEvent.click(card);
    await findOver(/Card checkout/);
    await expect(card.getBoundingClientRect()).toMatchObject({ left, top });
  },
});

export const Roadmap = meta.story({
  parameters: { address: '/backlog?view=roadmap' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('row', { name: /Card checkout/ }));
    await findOver(/Card checkout/);
  },
});

/** The search stands above the room of the lanes while they are on their way. */
export const BoardLoading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Harbour CRM' });
    const skeleton = canvasElement.querySelector('[data-part="board-skeleton"]');
    await expect(skeleton?.children).toHaveLength(4);
    const search = canvas.getByRole('searchbox', { name: 'Search the backlog' });
    await expect(skeleton?.getBoundingClientRect().top).toBeGreaterThan(search.getBoundingClientRect().bottom);
  },
});

export const RoadmapLoading = meta.story({
  globals: { scenario: 'slow' },
  parameters: { address: '/backlog?view=roadmap' },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Harbour CRM' });
    await expect(canvasElement.querySelector('[data-part="roadmap-skeleton"]')).not.toBeNull();
    await expect(canvasElement.querySelector('[data-part="board-skeleton"]')).toBeNull();
  },
});

export const Detail = meta.story({
  parameters: { address: '/backlog/item-01' },
  play: async ({ canvas, userEvent }) => {
    await findDetail(canvas, /Card checkout/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.queryByRole('heading', { level: 2, name: /Card checkout/ })).toBeNull());
  },
});

export const DetailOpen = meta.story({
  parameters: { address: '/backlog/item-01' },
  play: async ({ canvas }) => {
    await findDetail(canvas, /Card checkout/);
    // Two labels would not fit beside a title here: the first is whole, the other counted.
    const row = within(canvas.getByRole('row', { name: /Customer page with timeline/ }));
    await expect(row.getByText('+1')).toBeVisible();
    await expect(row.getByText('Content')).not.toBeVisible();
    const label = row.getByText('Data');
    await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
  },
});

export const DetailPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/backlog/item-01' },
  play: async () => {
    await findDetail(within(document.body), /Card checkout/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});
