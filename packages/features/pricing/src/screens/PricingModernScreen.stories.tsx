import preview from '@quarterdeck/storybook/preview';
import { removeKey, writeJson, writeText } from '@quarterdeck/ui/storage';
import { expect, waitFor, within } from 'storybook/test';
import { pricing } from '../manifest';
import { changePricing } from '../testing/changePricing';
import { priceless } from '../testing/priceless';

const meta = preview.meta({
  title: 'Screens/pricing/PricingModernScreen',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    layout: 'fullscreen',
    feature: pricing,
    address: '/pages/pricing/modern',
    covers: ['route:pages.pricing.modern'],
  },
});

type Canvas = ReturnType<typeof within>;
const findPlan = async (canvas: Canvas, name: string) => within(await canvas.findByRole('article', { name }));
const said = () => document.querySelector('[data-part="live-region"]');

/** PG-3 three plans with their prices; the year is 15 % less, which is said; the reader's own plan has no way to it. */
export const Success = meta.story({
  play: async ({ canvas, userEvent }) => {
    const team = await findPlan(canvas, 'Team');
    await expect(team.getByText('US$120')).toBeVisible();
    await expect(team.getByText('Your plan')).toBeVisible();
    await expect(team.getByRole('button', { name: 'Current plan' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yearly, save 15%' }));
    await waitFor(() => expect(team.getByText('US$102')).toBeVisible());
    await expect(team.getByText(/US\$1,224 a year$/)).toBeVisible();
    await expect((await findPlan(canvas, 'Starter')).getByText(/US\$408 a year$/)).toBeVisible();
    await waitFor(() => expect(said()).toHaveTextContent('Yearly prices, 15% less'));
    const company = await findPlan(canvas, 'Company');
    await expect(company.getByText('Backup every 5 minutes, tested weekly')).toBeVisible();
    await expect(company.getByRole('link', { name: 'Choose Company' })).toHaveAttribute(
      'href',
      '/apps/help-center/support?subject=Plan%3A+Company%2C+paid+yearly',
    );
  },
});

/** PG-3 the period stands in the address, and nonsense in it is as if it said nothing. */
export const Validation = meta.story({
  parameters: { address: '/pages/pricing/modern?period=weekly&plan=gold' },
  play: async ({ canvas }) => {
    const team = await findPlan(canvas, 'Team');
    await expect(team.getByText('US$120')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Monthly' })).toBeChecked();
  },
});

export const ByTheYear = meta.story({
  parameters: { address: '/pages/pricing/modern?period=yearly' },
  beforeEach: () => changePricing((offer) => ({ ...offer, currentPlanId: 'starter' })),
  play: async ({ canvas }) => {
    const starter = await findPlan(canvas, 'Starter');
    await expect(starter.getByText('US$34')).toBeVisible();
    await expect(starter.getByText('Your plan')).toBeVisible();
    await expect((await findPlan(canvas, 'Team')).getByText('Most chosen')).toBeVisible();
  },
});

/** PG-3 what was chosen on one page holds on the others, also where a menu leads there. */
export const KeepsThePeriod = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => void writeText('qd:pricing.period', 'yearly'),
  play: async ({ canvas }) => expect((await findPlan(canvas, 'Team')).getByText('US$102')).toBeVisible(),
});

/** The keys of a radio group choose the period; the focus stays on the switch. */
export const ByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await findPlan(canvas, 'Team');
    canvas.getByRole('radio', { name: 'Monthly' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByText('US$102')).toBeVisible());
    await expect(canvas.getByRole('radio', { name: 'Yearly, save 15%' })).toHaveFocus();
  },
});

export const Questions = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const questions = within(await canvas.findByRole('region', { name: 'Questions' }));
    const first = await questions.findByRole('button', { name: 'Do I need a plan to build?' });
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(questions.getByRole('button', { name: 'Can I switch plans later?' }));
    await waitFor(() => expect(first).toHaveAttribute('aria-expanded', 'false'));
    await expect(questions.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/apps/help-center/support');
  },
});

/** Who has no plan and no project starts one first. */
export const Empty = meta.story({
  globals: { scenario: 'empty' },
  play: async ({ canvas }) => {
    const team = await findPlan(canvas, 'Team');
    await expect(team.getByRole('link', { name: 'Choose Team' })).toHaveAttribute('href', '/getstarted');
    await expect(canvas.queryByText('Your plan')).toBeNull();
  },
});

/** Who has a project asks for the plan. */
export const WithProject = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { scenario: 'empty' },
  beforeEach: () => {
    writeJson('project', { id: 'project-01', name: 'Harbour', currency: 'USD' });
    return () => removeKey('project');
  },
  play: async ({ canvas }) => {
    const team = await findPlan(canvas, 'Team');
    await expect(team.getByRole('link', { name: 'Choose Team' })).toHaveAttribute(
      'href',
      '/apps/help-center/support?subject=Plan%3A+Team%2C+paid+monthly',
    );
  },
});

export const Loading = meta.story({
  globals: { scenario: 'slow' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Keep it running after launch' });
    const waits = () => canvas.queryAllByRole('status').filter(({ textContent }) => textContent === 'Loading');
    await waitFor(() => expect(waits()).toHaveLength(1));
  },
});

/** The questions can be read whatever the prices do. */
export const Failing = meta.story({
  globals: { scenario: 'error' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByRole('heading', { level: 2, name: 'Questions' })).toBeVisible();
  },
});

export const Offline = meta.story({
  globals: { scenario: 'offline' },
  play: async ({ canvas }) => void (await canvas.findByRole('button', { name: 'Try again' })),
});

/** PG-3 a phone shows one plan, which a picker changes; the address names it. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await findPlan(canvas, 'Team');
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Starter' }));
    const starter = await findPlan(canvas, 'Starter');
    await expect(starter.getByText('US$40')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const PhoneInTurkish = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'tr', scheme: 'dark' },
  parameters: { address: '/pages/pricing/modern?plan=company&period=yearly' },
  play: async ({ canvas }) => {
    const company = await findPlan(canvas, 'Şirket');
    await expect(company.getByText(/^Yılda .*2\.856$/)).toBeVisible();
    await expect(company.getByText('Yedek: 5 dakika arayla, denemesi her hafta')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => {
    const team = await findPlan(canvas, 'Ekip');
    await expect(team.getByText('Planınız')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Yıllık, %15 indirimli' })).toBeVisible();
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  parameters: { address: '/pages/pricing/modern?period=yearly' },
  play: async ({ canvas }) => void (await findPlan(canvas, 'Team')),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => void (await findPlan(canvas, 'Team')),
});

/** The largest amounts that the API may answer. */
export const LongContent = meta.story({
  parameters: { address: `/pages/pricing/modern?period=yearly&plan=${'x'.repeat(5_000)}` },
  beforeEach: () => changePricing(priceless),
  play: async ({ canvas }) => {
    const team = await findPlan(canvas, 'Team');
    await expect(team.getByText(/8,000,\d\d\d.* a year$/)).toBeVisible();
    for (const card of canvas.getAllByRole('article')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
  },
});
