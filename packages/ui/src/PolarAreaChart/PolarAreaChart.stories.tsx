import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Segment, SegmentedControl } from '../SegmentedControl';
import { budgetParts, hostileParts, outcomeParts } from '../charts/testing/chartData';
import { checkListBelow, checkNumbersAgree, checkPaths, checkRetry } from '../charts/testing/chartPlays';
import { withAnnouncements } from '../charts/testing/withAnnouncements';
import { PolarAreaChart } from './PolarAreaChart';

const meta = preview.meta({
  title: 'Components/Charts/PolarAreaChart',
  component: PolarAreaChart,
  args: {
    title: 'Issues by outcome',
    parts: outcomeParts,
    pointsName: 'Outcome',
    valueName: 'Issues',
    finding: '29 of 35 closed issues were fixed; 8 still need triage.',
  },
  decorators: [withAnnouncements],
  parameters: { covers: ['component:@quarterdeck/ui/PolarAreaChart'] },
});

const range = (
  <SegmentedControl label="Range" size="sm" defaultValue="this">
    <Segment id="this" label="This week" />
    <Segment id="last" label="Last week" />
  </SegmentedControl>
);

export const Default = meta.story({
  args: { range },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'Issues by outcome' });
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('New, Issues: 44, 35%, 1 of 6'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('Fixed, Issues: 29, 23%, 3 of 6'));
    const current = () => canvas.getAllByRole('listitem').filter((row) => row.hasAttribute('data-current'));
    await expect(current()[0]).toHaveTextContent('Fixed');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(current()[0]).toHaveTextContent('Closed');
    await userEvent.keyboard('{End}');
    await expect(current()[0]).toHaveTextContent('Re-opened');
    await userEvent.keyboard('{Home}');
    await expect(current()[0]).toHaveTextContent('New');
    await userEvent.keyboard('{Escape}');
    await expect(current()).toEqual([]);
  },
});

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))' };

export const KeysTableAndFileAgree = meta.story({
  play: async ({ canvasElement }) => checkNumbersAgree(canvasElement, 'Issues by outcome'),
});

export const Variants = meta.story({
  render: () => (
    <div style={grid}>
      <PolarAreaChart title="Budget" parts={budgetParts} format={{ style: 'currency', currency: 'USD' }} />
      <PolarAreaChart title="Issues by outcome" parts={outcomeParts} isBare />
      <PolarAreaChart title="Two parts" parts={outcomeParts.slice(0, 2)} finding="More are new than closed." />
    </div>
  ),
});

export const Hostile = meta.story({
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
      {Object.entries(hostileParts).map(([title, parts]) => (
        <PolarAreaChart key={title} title={title} parts={parts} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('application')).toHaveLength(Object.keys(hostileParts).length);
    await checkPaths(canvasElement);
    const [negative] = canvas.getAllByRole('list', { name: 'negative' });
    await expect(negative?.firstElementChild).toHaveTextContent(/^Part 1–$/);
  },
});

export const Loading = meta.story({ args: { status: 'loading', range } });

export const Failing = meta.story({
  args: { status: 'failed', range, reason: 'The server took too long to answer.', onRetry: fn() },
  play: async ({ canvasElement, args }) => checkRetry(canvasElement, args.onRetry),
});

export const Empty = meta.story({
  args: {
    parts: [],
    range,
    reason: 'Nobody reported anything.',
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
      <PolarAreaChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => checkListBelow(canvasElement),
});

export const LongContent = meta.story({
  args: {
    title: 'Issues of everything that has to be ready before the first customers come on board in spring',
    parts: outcomeParts.map(({ name, ...part }) => ({
      ...part,
      name: `${name} and all that belongs to it in some way`,
    })),
    range,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 440 }}>
      <PolarAreaChart {...args} />
    </div>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(announced()).toHaveTextContent(/New, Issues: 44, .*, 1 of 6/));
  },
});
