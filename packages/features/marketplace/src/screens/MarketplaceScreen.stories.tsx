import { beginVisit, inCurrency, offered, type Chosen } from '@quarterdeck/data/visit/testing/beginVisit';
import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { findCards, findVoyage, marketplaceStage } from './testing/marketplaceStage';

const meta = preview.meta({
  title: 'Screens/marketplace/MarketplaceScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: marketplaceStage,
    address: '/marketplace',
    covers: ['route:marketplace.list', 'route:marketplace.requirement'],
  },
  beforeEach: () => beginVisit([offered.gallery, offered.signIn, offered.roles]),
});

export const Success = meta.story({
  play: async ({ canvas }) => {
    const cards = within(await findCards(canvas));
    await expect(cards.getAllByRole('article')).toHaveLength(24);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Choose what we build next' })).toBeVisible();
    await expect(canvas.getByText('60 requirements')).toBeVisible();
    const voyage = within(await findVoyage(canvas));
    await expect(voyage.getByText(/\$1,540$/)).toBeVisible();
    // 10.5 weeks are planned in the backlog.
    await waitFor(() => expect(voyage.getByText(/^12\.5 of 12 weeks$/)).toBeVisible());
    await expect(voyage.getByText('Includes 10.5 weeks in your backlog.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Cart 3 requirements .*\$1,540$/ })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Backlog 18 items' })).toBeVisible());
  },
});

/** The selection scrolls with the page and not in itself: nothing of it lies over its lines. */
export const LongSelection = meta.story({
  beforeEach: () => beginVisit(['004', '012', '022', '023', '034', '036', '060', '002'].map((id) => [`QD-${id}`, 0])),
  play: async ({ canvas }) => {
    await findCards(canvas);
    const region = await findVoyage(canvas);
    const lines = within(region).getByRole('list', { name: 'Selected requirements' });
    const total = within(region).getByText('Total');
    await expect(region.offsetHeight).toBeGreaterThan(innerHeight);
    await expect(total.getBoundingClientRect().top).toBeGreaterThan(lines.getBoundingClientRect().bottom);
  },
});

export const NothingSelected = meta.story({
  beforeEach: () => beginVisit(),
  play: async ({ canvas }) => {
    await findCards(canvas);
    const voyage = within(await findVoyage(canvas));
    await expect(voyage.getByText('Nothing selected yet')).toBeVisible();
    await waitFor(() =>
      expect(voyage.getByRole('meter', { name: 'Weeks planned' })).toHaveAttribute('aria-valuenow', '10.5'),
    );
    const checkOut = voyage.getByRole('button', { name: 'Check out' });
    await expect(checkOut).toBeDisabled();
    await expect(checkOut).toHaveAccessibleDescription('Select a requirement to check out.');
  },
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  beforeEach: () => beginVisit(),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'The marketplace is empty' })).toBeVisible());
  },
});

export const NoResults = meta.story({
  parameters: { address: '/marketplace?q=submarine&category=commerce&cost=free' },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing matches' })).toBeVisible());
    await expect(canvas.getByText(/“submarine” · Commerce · Free/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await findCards(canvas);
    const field = canvas.getByRole('searchbox', { name: 'Search requirements' });
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'submarine');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Nothing matches' })).toBeVisible());
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Choose what we build next' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getAllByText('Loading')[0]).toBeVisible());
    await expect(canvas.queryByRole('article')).toBeNull();
    // What is selected is known before what it is.
    const voyage = within(await findVoyage(canvas));
    await expect(voyage.getByText('QD-007')).toBeVisible();
    await expect(voyage.getByText('Weeks appear once everything has loaded.')).toBeVisible();
    await expect(voyage.queryByText(/of 12 weeks/)).toBeNull();
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(voyage.getByText(/\$1,540$/)).toBeVisible();
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(within(await findVoyage(canvas)).getByText(/\$1,540$/)).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(canvas.getByRole('heading', { name: /offline|connection/i })).toBeVisible();
  },
});

/** Ten thousand requirements; no more than a page of them is ever on the page. */
export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    await expect(canvas.getByText('10,000 requirements')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search requirements' }), 'large-9999');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
  },
});

export const Rows = meta.story({
  parameters: { address: '/marketplace?view=list&q=page' },
  play: async ({ canvas }) => {
    await findCards(canvas);
    await expect(canvas.getByText('16 requirements')).toBeVisible();
    const [row] = canvas.getAllByRole('article');
    await expect(row?.querySelector('mark')).toHaveTextContent('page');
  },
});

export const Detail = meta.story({
  parameters: { address: '/marketplace/QD-003?category=content' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'File library' }));
    await waitFor(() => expect(drawer.getByText('Up to 200 MB a file')).toBeVisible());
    await expect(drawer.getByText('Files stay private until somebody shares them.', { exact: false })).toBeVisible();
    await expect(drawer.getByRole('heading', { name: 'Done when' })).toBeVisible();
    await expect(drawer.getByText('Usually 5 to 8 days')).toBeVisible();
  },
});

export const DetailMissing = meta.story({
  parameters: { address: '/marketplace/QD-999' },
  play: async () => {
    const drawer = within(await screen.findByRole('dialog', { name: 'Requirement' }));
    await waitFor(() => expect(drawer.getByText('Requirement not found')).toBeVisible());
    await expect(drawer.getByRole('link', { name: 'Back to the marketplace' })).toHaveAttribute('href', '/marketplace');
  },
});

/** Thirteen weeks of work, one of them of something that the marketplace has taken out. */
const tooMuch: readonly Chosen[] = [
  ['QD-058', 2450],
  ['QD-045', 2640],
  ['QD-048', 2180],
  ['QD-035', 1860],
  ['QD-055', 1690],
  ['QD-030', 1950],
  ['QD-999', 75],
];

export const OverTwelveWeeks = meta.story({
  beforeEach: () => beginVisit(tooMuch),
  play: async ({ canvas, userEvent }) => {
    await findCards(canvas);
    const voyage = within(await findVoyage(canvas));
    await waitFor(() =>
      expect(
        voyage.getByText(/^11.* over the twelve weeks\. You can still check out; we’ll plan a second voyage\.$/),
      ).toBeVisible(),
    );
    await expect(voyage.getByRole('button', { name: 'Check out' })).toBeEnabled();
    await expect(voyage.getByText(/\$12,770$/)).toBeVisible();
    await expect(voyage.getByText('No longer available')).toBeVisible();
    await userEvent.click(voyage.getByRole('button', { name: 'Remove QD-999 from the selection' }));
    await waitFor(() => expect(voyage.queryByText('No longer available')).toBeNull());
    await waitFor(() =>
      expect(voyage.getByRole('button', { name: 'Remove Subscriptions from the selection' })).toHaveFocus(),
    );
  },
});

export const LongContent = meta.story({
  globals: { locale: 'tr' },
  parameters: { address: `/marketplace?q=${'ö'.repeat(100)}&tag=${'Donaudampfschifffahrt'.repeat(5)}` },
  beforeEach: () => inCurrency('TRY', beginVisit(tooMuch, 'TRY')),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sonuç yok' })).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^12 haftanın/)).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findCards(canvas)),
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, name: 'Sırada ne yapacağımızı seçin' })).toBeVisible(),
    );
    await waitFor(() => expect(canvas.getByText('60 gereksinim')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^12 haftanın 12,[57] haftası$/)).toBeVisible());
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => void (await findCards(canvas)),
});
