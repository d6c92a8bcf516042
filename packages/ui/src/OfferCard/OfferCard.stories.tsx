import preview from '@quarterdeck/storybook/preview';
import { CreditCard } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { OfferCard } from './OfferCard';

const selected = {
  state: 'selected',
  button: { label: 'Selected', 'aria-label': 'Selected Card checkout' },
} as const;

const meta = preview.meta({
  title: 'Components/Data display/OfferCard',
  component: OfferCard,
  args: {
    code: 'QD-027',
    category: 'Commerce',
    icon: CreditCard,
    title: 'Card checkout',
    summary: 'One-page checkout with saved cards, receipts and refunds.',
    effort: { value: 10, max: 20, label: 'Estimate', valueText: '2 weeks' },
    price: '$2,350',
    ownedLabel: 'In your project',
    button: { label: 'Add', 'aria-label': 'Add Card checkout' },
    href: '/offers/QD-027',
    onToggle: fn(),
  },
  parameters: { covers: ['component:@quarterdeck/ui/OfferCard'] },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 300 }}>
        <Story />
      </div>
    ),
  ],
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('article', { name: 'Card checkout' })).toHaveTextContent('$2,350');
    await userEvent.click(canvas.getByRole('button', { name: 'Add Card checkout', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});

export const States = meta.story({
  args: selected,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Selected Card checkout', pressed: true })).toHaveTextContent(
      'Selected',
    );
  },
});

export const Free = meta.story({
  args: { price: 'Free', isFree: true, effort: { value: 1, max: 20, label: 'Estimate', valueText: '1 day' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Estimate' })).toHaveAttribute('aria-valuetext', '1 day');
  },
});

export const Owned = meta.story({
  args: { state: 'owned' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('In your project')).toBeVisible();
  },
});

export const Flagged = meta.story({ args: { flag: 'Popular' } });

export const LongContent = meta.story({
  args: {
    title: 'A checkout on one page with saved cards, vouchers, several currencies and invoices',
    summary: 'One page. '.repeat(60),
    price: '$12,345.50',
  },
});

/** Beside a taller card three lines of the summary show, and not a part of a fourth. */
export const BesideTaller = meta.story({
  args: { summary: 'One page. '.repeat(60), style: { blockSize: 560 } },
  play: async ({ canvas }) => {
    const summary = canvas.getByText(/^One page/);
    const lines = summary.clientHeight / Number.parseFloat(getComputedStyle(summary).lineHeight);
    await expect(Math.round(lines * 10) / 10).toBe(3);
    const card = canvas.getByRole('article').getBoundingClientRect();
    const foot = canvas.getByRole('button').getBoundingClientRect();
    await expect(card.bottom - foot.bottom).toBeLessThan(24);
  },
});

/** In the narrowest column nothing sticks out, also with a long price; and selecting it moves nothing. */
export const NarrowColumn = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 226 }}>
      {['$2,350', '$450.50', '$12,345.50'].map((price) => (
        <div key={price}>
          <OfferCard {...args} price={price} />
          <OfferCard {...args} {...selected} price={price} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('article');
    for (const card of cards) {
      const foot = card.querySelector('footer');
      await expect(foot?.scrollWidth).toBe(foot?.clientWidth);
    }
    const heights = cards.map(({ offsetHeight }) => offsetHeight);
    await expect(heights.filter((_, index) => index % 2 === 0)).toEqual(heights.filter((_, index) => index % 2 === 1));
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const TheTitleAndTheButtonAreStopsOfTheirOwn = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Card checkout' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add Card checkout' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
});
