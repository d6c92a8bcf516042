import preview from '@quarterdeck/storybook/preview';
import { expect, within } from 'storybook/test';
import { StatementCard } from './StatementCard';

const facts = [
  { term: 'Limit', value: '$34,500.00' },
  { term: 'Minimum', value: '$565.79' },
];

const meta = preview.meta({
  title: 'Components/Data display/StatementCard',
  component: StatementCard,
  args: {
    title: 'Current statement',
    description: 'Closes Mar 22, 2026',
    status: 'pending' as const,
    statusText: 'Pending',
    spent: '$11,315.70',
    spentLabel: 'spent',
    share: 0.33,
    shareText: '33% of limit',
    facts,
    style: { maxInlineSize: 357 },
  },
  parameters: { covers: ['component:@quarterdeck/ui/StatementCard'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article', { name: 'Current statement' }));
    await expect(card.getByText('Pending')).toBeVisible();
    await expect(card.getByText('33% of limit')).toBeVisible();
    await expect(card.getAllByRole('term').map((term) => term.textContent)).toEqual(['Limit', 'Minimum']);
    await expect(card.getAllByRole('definition').map((value) => value.textContent)).toEqual(['$34,500.00', '$565.79']);
  },
});

const grid = { display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fill, minmax(280px, 1fr))' };

export const Variants = meta.story({
  render: () => (
    <div style={grid}>
      <StatementCard
        title="Current statement"
        description="Closes Mar 22, 2026"
        status="pending"
        statusText="Pending"
        spent="$11,315.70"
        spentLabel="spent"
        share={0.33}
        shareText="33% of limit"
        facts={facts}
      />
      <StatementCard
        title="Previous statement"
        description="Closed Feb 19, 2026"
        status="paid"
        statusText="Paid"
        spent="$8,916.20"
        spentLabel="spent"
        share={0.26}
        shareText="26% of limit"
        facts={facts}
      />
      <StatementCard
        title="January statement"
        description="Closed Jan 19, 2026"
        status="overdue"
        statusText="Overdue"
        spent="$38,640.00"
        spentLabel="spent"
        share={1.12}
        shareText="12% over the limit"
        facts={facts}
      />
    </div>
  ),
});

export const States = meta.story({
  name: 'Without some of it',
  render: () => (
    <div style={grid}>
      <StatementCard title="Nothing spent" spent="$0.00" spentLabel="spent" share={0} shareText="0% of limit" />
      <StatementCard title="No limit" description="Closed Feb 19, 2026" spent="$8,916.20" spentLabel="spent" />
      <StatementCard title="Only facts" facts={facts} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('0% of limit')).toBeVisible();
    // Without a limit there is no scale, and without facts no tear line.
    await expect(canvasElement.querySelectorAll('[data-part="meter"]')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('dl')).toHaveLength(1);
  },
});

export const Loading = meta.story({
  render: (args) => (
    <div style={{ ...grid, alignItems: 'start' }}>
      <StatementCard title={args.title} isLoading />
      <StatementCard {...args} style={{}} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    const [loading, ready] = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect().height);
    await expect(loading).toBe(ready);
  },
});

const hostile = { none: Number.NaN, negative: -5, infinite: Number.POSITIVE_INFINITY, huge: 1e308, tiny: 1e-9 };

export const Hostile = meta.story({
  render: () => (
    <div style={grid}>
      {Object.entries(hostile).map(([title, share]) => (
        <StatementCard key={title} title={title} spent="$1" spentLabel="spent" share={share} shareText={title} />
      ))}
      <StatementCard
        title={'x'.repeat(10_000)}
        description={'word '.repeat(2000)}
        statusText={'word '.repeat(2000)}
        spent={'9'.repeat(10_000)}
        spentLabel={'x'.repeat(10_000)}
        share={0.5}
        shareText={'x'.repeat(10_000)}
        facts={[{ term: 'x'.repeat(10_000), value: 'x'.repeat(10_000) }]}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article'))
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
  },
});

export const LongContent = meta.story({
  args: {
    title: 'Statement of the card that everybody on board pays with',
    description: 'Closes on Sunday, March 22, 2026, at midnight where the bank is',
    statusText: 'Waiting for payment',
    spent: 'US$123,456,789,012.50',
    spentLabel: 'spent by all cards together',
    shareText: '33% of the limit of all cards',
    facts: [
      { term: 'Limit of all cards that belong to the account', value: 'US$999,999,999,999.25' },
      { term: 'Smallest payment that is due by then', value: 'US$1,234,567,890.12' },
    ],
    style: { maxInlineSize: 303 },
  },
});

export const PhoneWidth = meta.story({
  name: 'Phone-width',
  args: { style: { inlineSize: 303 } },
  play: async ({ canvas }) => {
    // The stamp stays beside the title, and the share beside the amount.
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top;
    await expect(Math.abs(top('Pending') - top('Current statement'))).toBeLessThan(16);
    await expect(Math.abs(top('33% of limit') - top('$11,315.70'))).toBeLessThan(12);
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
