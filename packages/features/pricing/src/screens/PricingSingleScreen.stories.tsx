import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { pricing } from '../manifest';
import { changePricing } from '../testing/changePricing';
import { priceless } from '../testing/priceless';

const meta = preview.meta({
  title: 'Screens/pricing/PricingSingleScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: pricing,
    address: '/pages/pricing/single',
    covers: ['route:pages.pricing.single'],
  },
});

type Canvas = ReturnType<typeof within>;
const findPlan = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }));

/** PG-3 the largest plan with all that is in it; the year says what it saves. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    const company = await findPlan(canvas, 'Company');
    await expect(company.getByText('US$280')).toBeVisible();
    const inside = within(canvas.getByRole('list', { name: 'What is in the plan' }));
    await expect(inside.getAllByRole('listitem')).toHaveLength(8);
    await expect(inside.getByText('Kept for 7 years')).toBeVisible();
    await userEvent.click(company.getByRole('radio', { name: 'Yearly' }));
    await waitFor(() => expect(company.getByText('US$238')).toBeVisible());
    await expect(company.getByText(/US\$2,856 a year, you save .*US\$504$/)).toBeVisible();
    await expect(company.getByRole('link', { name: 'Choose Company' })).toBeVisible();
  },
});

/** What the plan lacks is not spoken of, and who has the plan is told so. */
export const OwnPlan = meta.story({
  beforeEach: () =>
    changePricing((offer) => ({
      ...offer,
      currentPlanId: 'company',
      features: {
        ...offer.features,
        support: offer.features.support.map((feature) => ({
          ...feature,
          values: { ...feature.values, company: { kind: 'included', isIncluded: false } },
        })),
      },
    })),
  play: async ({ canvas }) => {
    const company = await findPlan(canvas, 'Company Your plan');
    await expect(company.getByRole('button', { name: 'Current plan' })).toBeDisabled();
    await expect(canvas.queryByText('On call day and night')).toBeNull();
  },
});

export const Validation = meta.story({
  parameters: { address: '/pages/pricing/single?period=%00' },
  play: async ({ canvas }) => expect((await findPlan(canvas, 'Company')).getByText('US$280')).toBeVisible(),
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'One plan, all of it' });
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
  play: async ({ canvas }) => {
    await findPlan(canvas, 'Company');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  parameters: { address: '/pages/pricing/single?period=yearly' },
  play: async ({ canvas }) => {
    const company = await findPlan(canvas, 'Şirket');
    await expect(company.getByText(/^Yılda .*2\.856, kazancınız .*504$/)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    await findPlan(canvas, 'Şirket');
    await expect(canvas.getByText('Geri yükleme her hafta denenir')).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  parameters: { address: '/pages/pricing/single?period=yearly' },
  play: async ({ canvas }) => void (await findPlan(canvas, 'Company')),
});

export const LongContent = meta.story({
  parameters: { address: '/pages/pricing/single?period=yearly' },
  beforeEach: () => changePricing(priceless),
  play: async ({ canvas }) => {
    await findPlan(canvas, 'Company');
    const sheet = canvas.getByRole('article');
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
  },
});
