import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Segment, SegmentedControl } from '../SegmentedControl';
import { checkNumbersAgree, checkPaths, checkRetry } from '../charts/testing/chartPlays';
import { withAnnouncements } from '../charts/testing/withAnnouncements';
import { Gauge } from './Gauge';

const usd = { style: 'currency', currency: 'USD' } as const;

const meta = preview.meta({
  title: 'Components/Charts/Gauge',
  component: Gauge,
  args: {
    title: 'Savings goal',
    description: 'Saved of US$250,000',
    value: 185_400,
    max: 250_000,
    valueName: 'Saved',
    maxName: 'Goal',
    amountName: 'Amount',
    format: usd,
    finding: 'US$64,600 left; at this pace the goal is reached in May.',
  },
  decorators: [withAnnouncements],
  parameters: { covers: ['component:@quarterdeck/ui/Gauge'] },
});

const range = (
  <SegmentedControl label="Kind" size="sm" defaultValue="savings">
    <Segment id="savings" label="Savings" />
    <Segment id="bills" label="Bills" />
  </SegmentedControl>
);

export const Default = meta.story({
  args: { range },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'Savings goal' });
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('Saved: US$185,400, 74%, 1 of 2'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('Goal: US$250,000, 100%, 2 of 2'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(announced()).toHaveTextContent('Saved: US$185,400, 74%, 1 of 2'));
    await userEvent.keyboard('{Escape}');
  },
});

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' };
const words = { valueName: 'Value', maxName: 'Goal' };

export const KeysTableAndFileAgree = meta.story({
  play: async ({ canvasElement }) => checkNumbersAgree(canvasElement, 'Savings goal'),
});

export const Variants = meta.story({
  render: () => (
    <div style={grid}>
      <Gauge title="Nothing yet" value={0} max={12} {...words} />
      <Gauge title="Reached" value={12} max={12} {...words} finding="The goal is reached." />
      <Gauge title="More than the goal" value={15} max={12} {...words} />
      <Gauge title="Small" value={7.5} max={12} height={140} isBare {...words} />
    </div>
  ),
});

const hostile: Readonly<Record<string, readonly [value: number, max: number]>> = {
  negative: [-5, 10],
  'infinite goal': [5, Number.POSITIVE_INFINITY],
  'no goal': [5, Number.NaN],
  'goal of 0': [5, 0],
  'negative goal': [5, -1],
  huge: [1e12, 1e308],
  'beyond all numbers': [1e308, 1e-9],
  tiny: [1e-9, 1],
};

export const Hostile = meta.story({
  render: () => (
    <div style={grid}>
      {Object.entries(hostile).map(([title, [value, max]]) => (
        <Gauge key={title} title={title} value={value} max={max} {...words} />
      ))}
      <Gauge title="no number" value={Number.NaN} max={10} {...words} />
      <Gauge title="infinite" value={Number.POSITIVE_INFINITY} max={10} {...words} />
      <Gauge title="endless names" value={5} max={10} valueName={'n'.repeat(10_000)} maxName={'word '.repeat(2000)} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('application')).toHaveLength(Object.keys(hostile).length + 1);
    await expect(canvas.getAllByText('No data in this range')).toHaveLength(2);
    await checkPaths(canvasElement);
  },
});

export const Loading = meta.story({ args: { status: 'loading', range } });

export const Failing = meta.story({
  args: { status: 'failed', range, reason: 'The server took too long to answer.', onRetry: fn() },
  play: async ({ canvasElement, args }) => checkRetry(canvasElement, args.onRetry),
});

export const Empty = meta.story({
  args: {
    value: null,
    range,
    reason: 'No goal has been set this year.',
    emptyAction: <Button size="sm">Show last week</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data in this range')).toBeVisible();
  },
});

export const PhoneWidth = meta.story({
  name: 'Phone-width',
  args: { range },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <Gauge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('application').getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(280);
  },
});

export const LongContent = meta.story({
  args: {
    title: 'Savings for everything that has to be ready before the first customers come on board in spring',
    valueName: 'Saved for all that belongs to it in some way',
    value: 123_456_789_012.5,
    max: 999_999_999_999.25,
    range,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 440 }}>
      <Gauge {...args} />
    </div>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(announced()).toHaveTextContent(/Saved: .*, 1 of 2/));
  },
});
