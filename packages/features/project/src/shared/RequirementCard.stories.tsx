import type { Requirement, RequirementId } from '@quarterdeck/contract/entities/requirement';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn } from 'storybook/test';
import { RequirementCard } from './RequirementCard';

const checkout: Requirement = {
  id: 'QD-027' as RequirementId,
  title: 'Card checkout',
  summary: 'One-page checkout with saved cards, receipts and refunds.',
  description: '',
  category: 'commerce',
  tags: [],
  price: 2350,
  currency: 'USD',
  estimateDays: 10,
  acceptanceCriteria: [],
  dependsOn: [],
};

const meta = preview.meta({
  title: 'Features/project/RequirementCard',
  component: RequirementCard,
  args: { requirement: checkout, onToggle: fn() },
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

export const Selected = meta.story({
  args: { state: 'selected' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Selected Card checkout', pressed: true })).toHaveTextContent(
      'Selected',
    );
  },
});

export const Free = meta.story({
  args: { requirement: { ...checkout, price: 0, estimateDays: 1 } },
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
    requirement: {
      ...checkout,
      title: 'A checkout on one page with saved cards, vouchers, several currencies and invoices',
      summary: 'One page. '.repeat(60),
      price: 12_345.5,
      estimateDays: 8,
    },
  },
});

/** Beside a taller card three lines of the summary show, and not a part of a fourth. */
export const BesideTaller = meta.story({
  args: { requirement: { ...checkout, summary: 'One page. '.repeat(60) }, style: { blockSize: 560 } },
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
      {[2350, 450.5, 12_345.5].map((price) => (
        <div key={price}>
          <RequirementCard {...args} requirement={{ ...args.requirement, price }} />
          <RequirementCard {...args} requirement={{ ...args.requirement, price }} state="selected" />
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
