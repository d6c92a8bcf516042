import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { pricing } from '../manifest';
import { changePricing } from '../testing/changePricing';
import { priceless } from '../testing/priceless';

const meta = preview.meta({
  title: 'Screens/pricing/PricingTableScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: pricing,
    address: '/pages/pricing/table',
    covers: ['route:pages.pricing.table'],
  },
});

type Canvas = ReturnType<typeof within>;
const findTable = (canvas: Canvas) => canvas.findByRole('table', { name: 'Compare plans' });
const rowOf = (table: HTMLElement, name: string) => {
  const row = within(table).getByRole('rowheader', { name }).closest('tr');
  if (!row) throw new Error(`There is no row of ${name}`);
  return within(row);
};

/** PG-3 all plans by all they differ in; the head stays in sight, and marks have words. */
export const Success = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const table = await findTable(canvas);
    await expect(within(table).getAllByRole('columnheader').slice(0, 3)).toHaveLength(3);
    const cells = rowOf(table, 'Staging copy').getAllByRole('cell');
    await expect(within(cells[0] as HTMLElement).getByRole('img', { name: 'Not included' })).toBeVisible();
    await expect(within(cells[1] as HTMLElement).getByRole('img', { name: 'Included' })).toBeVisible();
    await expect(rowOf(table, 'Storage').getByText('2 TB')).toBeVisible();
    await expect(rowOf(table, 'Uptime').getByText('99.95%')).toBeVisible();
    await expect(within(table).getAllByRole('button', { name: 'Current plan' })).toHaveLength(2);
    await userEvent.click(within(table).getByRole('radio', { name: 'Yearly, save 15%' }));
    await waitFor(() => expect(within(table).getByText('US$238')).toBeVisible());
    await expect(within(table).getByText(/US\$2,856 a year$/)).toBeVisible();
    const pane = canvasElement.querySelector('[data-panes]');
    pane?.scrollTo(0, 400);
    const head = within(table).getByRole('columnheader', { name: /^Team/ });
    const distance = () => head.getBoundingClientRect().top - (pane?.getBoundingClientRect().top ?? 0);
    await waitFor(() => expect(pane?.scrollTop).toBeGreaterThan(100));
    await expect(Math.abs(distance())).toBeLessThan(1);
    pane?.scrollTo(0, 0);
  },
});

/** Where the plans do not fit they scroll sideways, and the features stay in sight. */
export const Narrow = meta.story({
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, canvasElement }) => {
    const table = await findTable(canvas);
    const pane = canvasElement.querySelector('[data-panes]');
    pane?.scrollTo(80, 0);
    await waitFor(() => expect(pane?.scrollLeft).toBeGreaterThan(40));
    const feature = within(table).getByRole('rowheader', { name: 'Storage' });
    const distance = feature.getBoundingClientRect().left - (pane?.getBoundingClientRect().left ?? 0);
    await expect(Math.abs(distance)).toBeLessThan(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    pane?.scrollTo(0, 0);
  },
});

/** In layouts whose page scrolls the head stays below theirs. */
export const InALayoutThatScrolls = meta.story({
  globals: { layout: 'modern' },
  play: async ({ canvas, canvasElement }) => {
    const table = await findTable(canvas);
    const pane = canvasElement.querySelector('[data-panes]');
    pane?.scrollTo(0, 400);
    await waitFor(() => expect(pane?.scrollTop).toBeGreaterThan(100));
    const head = within(table).getByRole('columnheader', { name: /^Team/ }).getBoundingClientRect();
    const bar = canvasElement.querySelector('header')?.getBoundingClientRect();
    await expect(head.top).toBeGreaterThanOrEqual((bar?.bottom ?? Infinity) - 1);
    pane?.scrollTo(0, 0);
  },
});

export const Validation = meta.story({
  parameters: { address: '/pages/pricing/table?period=yearly%20&plan=' },
  play: async ({ canvas }) => expect(within(await findTable(canvas)).getByText('US$280')).toBeVisible(),
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    const table = within(await findTable(canvas));
    await expect(table.getByText('Most chosen')).toBeVisible();
    await expect(table.getAllByRole('link', { name: 'Choose Team' })).toHaveLength(2);
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Compare plans' });
    const waits = () => canvas.queryAllByRole('status').filter(({ textContent }) => textContent === 'Loading');
    await waitFor(() => expect(waits()).toHaveLength(1));
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('heading', { level: 1, name: 'Compare plans' })).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
});

/** PG-3 a phone shows one plan at a time; the picker stays in sight while its features scroll. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const team = await canvas.findByRole('table', { name: /^Team/ });
    await expect(rowOf(team, 'First answer').getByText('4 hours')).toBeVisible();
    const pane = canvasElement.querySelector('[data-panes]');
    pane?.scrollTo(0, 500);
    const picker = canvas.getByRole('radiogroup', { name: 'Plan' });
    await waitFor(() => expect(pane?.scrollTop).toBeGreaterThan(300));
    const distance = picker.getBoundingClientRect().top - (pane?.getBoundingClientRect().top ?? 0);
    await expect(distance).toBeLessThan(12);
    await userEvent.click(within(picker).getByRole('radio', { name: 'Company' }));
    const company = await canvas.findByRole('table', { name: 'Company' });
    await expect(rowOf(company, 'First answer').getByText('30 minutes')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    pane?.scrollTo(0, 0);
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  parameters: { address: '/pages/pricing/table?plan=starter&period=yearly' },
  play: async ({ canvas }) => {
    const starter = await canvas.findByRole('table', { name: 'Başlangıç' });
    await expect(rowOf(starter, 'İlk yanıt').getByText('2 iş günü')).toBeVisible();
    await expect(rowOf(starter, 'Sohbet').getByRole('img', { name: 'Yok' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'Planları karşılaştırın' });
    await expect(rowOf(table, 'Yedek').getByText('5 dakika arayla')).toBeVisible();
    await expect(rowOf(table, 'Çalışma süresi').getByText('%99,95')).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findTable(canvas)),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => void (await findTable(canvas)),
});

export const LongContent = meta.story({
  parameters: { address: '/pages/pricing/table?period=yearly' },
  beforeEach: () => changePricing(priceless),
  play: async ({ canvas }) => {
    const table = await findTable(canvas);
    await expect(rowOf(table, 'People').getAllByText('1,000,000')).toHaveLength(3);
    for (const cell of table.querySelectorAll('td, th')) {
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth + 1);
    }
  },
});
