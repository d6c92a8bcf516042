import preview from '@quarterdeck/storybook/preview';
import { expect, within } from 'storybook/test';
import { Button } from '../Button';
import { ButtonLink } from '../Link';
import { PlanCard, type PlanFeature } from './PlanCard';
import { planCardVariants } from './PlanCard.styles';

const features: readonly PlanFeature[] = [
  { id: 'people', text: '20 people, 3 products' },
  { id: 'hosting', text: 'Production and a staging copy' },
  { id: 'sign-on', text: 'Single sign-on', isIncluded: false },
];

const meta = preview.meta({
  title: 'Components/Data display/PlanCard',
  component: PlanCard,
  args: {
    name: 'Team',
    summary: 'For a product that people rely on.',
    price: { amount: 102, currency: 'USD', period: 'a month', was: 120, wasLabel: 'was' },
    note: 'US$1,224 a year',
    action: <ButtonLink href="/team">Choose Team</ButtonLink>,
    meter: { label: 'Changes each month', valueText: '10 hours', value: 10, max: 24 },
    features,
    featureLabels: { included: 'Included:', excluded: 'Not included:' },
  },
  parameters: { covers: ['component:@quarterdeck/ui/PlanCard'] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 334 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const plan = within(canvas.getByRole('article', { name: 'Team' }));
    await expect(plan.getByRole('heading', { level: 2, name: 'Team' })).toBeVisible();
    // The old price is read before the new one, and with a word.
    await expect(canvas.getByRole('article')).toHaveTextContent(/was US\$120.*US\$102.*a month.*US\$1,224 a year/);
    await expect(plan.getByRole('meter', { name: 'Changes each month' })).toHaveAttribute('aria-valuetext', '10 hours');
    const [people, , signOn] = plan.getAllByRole('listitem');
    await expect(within(people as HTMLElement).getByRole('img', { name: 'Included:' })).toBeVisible();
    await expect(within(signOn as HTMLElement).getByRole('img', { name: 'Not included:' })).toBeVisible();
  },
});

/** With icons and the action first, or as plain text with the action last. */
export const Variants = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      {planCardVariants.map((variant) => (
        <PlanCard key={variant} {...args} variant={variant} recommendedLabel="Most chosen" />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const [detailed, plain] = canvas.getAllByRole('article');
    const places = [detailed, plain].map((card) => {
      const link = within(card as HTMLElement).getByRole('link', { name: 'Choose Team' });
      const list = within(card as HTMLElement).getByRole('list');
      return Boolean(link.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    await expect(places).toEqual([true, false]);
  },
});

/** Recommended, the reader's own, and both at once. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <PlanCard {...args} recommendedLabel="Most chosen" />
      <PlanCard {...args} name="Starter" currentLabel="Your plan" action={<Button isDisabled>Current plan</Button>} />
      <PlanCard
        {...args}
        name="Company"
        recommendedLabel="Most chosen"
        currentLabel="Your plan"
        action={<Button isDisabled>Current plan</Button>}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Team' })).toHaveTextContent('Most chosen');
    await expect(canvas.getByRole('article', { name: 'Starter' })).toHaveTextContent('Your plan');
    const both = canvas.getByRole('article', { name: 'Company' });
    await expect(both).toHaveTextContent('Most chosen');
    await expect(both).toHaveTextContent('Your plan');
  },
});

export const LongContent = meta.story({
  args: {
    name: 'Company with several products, partners and people in many countries',
    summary: 'For a product that people rely on. '.repeat(20),
    price: {
      amount: 1_234_567.89,
      currency: 'USD',
      period: 'for each month that has begun',
      was: 9e12,
      wasLabel: 'was',
    },
    note: 'For twelve months. '.repeat(20),
    recommendedLabel: 'Chosen by most of those who have asked us',
    currentLabel: 'The plan that you have now',
    features: features.map((feature) => ({ ...feature, text: 'Donaudampfschifffahrtsgesellschaft'.repeat(8) })),
  },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

/** Twelve digits are smaller before they break. */
export const AmountOfTwelveDigits = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { price: { amount: 999_999_999_999, currency: 'USD', period: 'a month', was: 9e11, wasLabel: 'was' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const amount = canvas.getByText(/999,999,999,999$/);
    const text = document.createRange();
    text.selectNodeContents(amount);
    await expect(text.getClientRects()).toHaveLength(1);
    const card = canvas.getByRole('article');
    await expect(text.getBoundingClientRect().right).toBeLessThan(card.getBoundingClientRect().right);
    await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { recommendedLabel: 'الأكثر اختيارا', name: 'فريق' },
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, args: { recommendedLabel: 'Most chosen' } });

export const TheActionIsItsOnlyStop = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Choose Team' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('article')).not.toContainElement(document.activeElement as HTMLElement);
  },
});
