import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { pricing } from '../manifest';
import { changePricing } from '../testing/changePricing';
import { priceless } from '../testing/priceless';

const meta = preview.meta({
  title: 'Screens/pricing/PricingSimpleScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: pricing,
    address: '/pages/pricing/simple',
    covers: ['route:pages.pricing.simple'],
  },
});

type Canvas = ReturnType<typeof within>;
const findPlan = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }));

/** PG-3 two plans in plain text; the way to the comparison keeps the period. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    const team = await findPlan(canvas, 'Team');
    await expect(team.getByText('10 hours of changes a month')).toBeVisible();
    const company = await findPlan(canvas, 'Company');
    await expect(company.getByText('Unlimited people and products')).toBeVisible();
    await expect(company.getByText('First answer within 30 minutes')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    const all = canvas.getByRole('link', { name: 'Compare all plans' });
    await expect(all).toHaveAttribute('href', '/pages/pricing/table?period=monthly');
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly, save 15%' }));
    await waitFor(() => expect(company.getByText('US$238')).toBeVisible());
    await expect(all).toHaveAttribute('href', '/pages/pricing/table?period=yearly');
  },
});

/** PG-3 a plan that is not shown here is as if the address named none. */
export const Validation = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { address: '/pages/pricing/simple?plan=starter&period=' },
  play: async ({ canvas }) => expect((await findPlan(canvas, 'Team')).getByText('US$120')).toBeVisible(),
});

export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    const team = await findPlan(canvas, 'Team');
    await expect(team.getByText('Recommended')).toBeVisible();
    await expect(team.getByRole('link', { name: 'Choose Team' })).toHaveAttribute('href', '/getstarted');
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Two plans. Pick one.' });
    const waits = () => canvas.queryAllByRole('status').filter(({ textContent }) => textContent === 'Loading');
    await waitFor(() => expect(waits()).toHaveLength(1));
  },
});

export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await findPlan(canvas, 'Team');
    await userEvent.click(canvas.getByRole('radio', { name: 'Company' }));
    await expect((await findPlan(canvas, 'Company')).getByText('US$280')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  parameters: { address: '/pages/pricing/simple?period=yearly' },
  play: async ({ canvas }) => {
    await expect((await findPlan(canvas, 'Ekip')).getByText('20 kişi ve 3 ürün')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) =>
    expect((await findPlan(canvas, 'Şirket')).getByText('İlk yanıt 30 dakika içinde')).toBeVisible(),
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await findPlan(canvas, 'Team')),
});

export const LongContent = meta.story({
  parameters: { address: '/pages/pricing/simple?period=yearly' },
  beforeEach: () => changePricing(priceless),
  play: async ({ canvas }) => {
    await findPlan(canvas, 'Team');
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
});
