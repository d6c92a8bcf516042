import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Segment, SegmentedControl } from '../SegmentedControl';
import { budgetParts, hostileParts, taskParts } from '../charts/testing/chartData';
import { checkListBelow, checkNumbersAgree, checkPaths, checkRetry } from '../charts/testing/chartPlays';
import { withAnnouncements } from '../charts/testing/withAnnouncements';
import { RadialBarChart } from './RadialBarChart';

const meta = preview.meta({
  title: 'Components/Charts/RadialBarChart',
  component: RadialBarChart,
  args: {
    title: 'Task distribution',
    parts: taskParts,
    pointsName: 'Area',
    valueName: 'Open',
    finding: 'Frontend has the most open tasks, 15 of 44.',
  },
  decorators: [withAnnouncements],
  parameters: { covers: ['component:@quarterdeck/ui/RadialBarChart'] },
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
    const plot = canvas.getByRole('application', { name: 'Task distribution' });
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('API, Open: 8, 18%, 1 of 4'));
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('Frontend, Open: 15, 34%, 3 of 4'));
    const current = () => canvas.getAllByRole('listitem').filter((row) => row.hasAttribute('data-current'));
    await expect(current()[0]).toHaveTextContent('Frontend');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(current()[0]).toHaveTextContent('Backend');
    await userEvent.keyboard('{End}');
    await expect(current()[0]).toHaveTextContent('Issues');
    await userEvent.keyboard('{Home}');
    await expect(current()[0]).toHaveTextContent('API');
    await userEvent.keyboard('{Escape}');
    await expect(current()).toEqual([]);
  },
});

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))' };

export const KeysTableAndFileAgree = meta.story({
  play: async ({ canvasElement }) => checkNumbersAgree(canvasElement, 'Task distribution'),
});

export const Variants = meta.story({
  render: () => (
    <div style={grid}>
      <RadialBarChart
        title="Done of all"
        max={100}
        parts={[
          { id: 'api', name: 'API', value: 100 },
          { id: 'frontend', name: 'Frontend', value: 64 },
        ]}
        finding="The API is done."
      />
      <RadialBarChart title="Task distribution" parts={taskParts} isBare />
      <RadialBarChart title="Budget spent" parts={budgetParts} format={{ style: 'currency', currency: 'USD' }} />
    </div>
  ),
});

export const Hostile = meta.story({
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
      {Object.entries(hostileParts).map(([title, parts]) => (
        <RadialBarChart key={title} title={title} parts={parts} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('application')).toHaveLength(Object.keys(hostileParts).length);
    await checkPaths(canvasElement);
    const [negative] = canvas.getAllByRole('list', { name: 'negative' });
    await expect(negative?.firstElementChild).toHaveTextContent('Part 1––');
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
    reason: 'No tasks were planned.',
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
      <RadialBarChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => checkListBelow(canvasElement),
});

export const LongContent = meta.story({
  args: {
    title: 'Tasks of everything that has to be ready before the first customers come on board in spring',
    parts: taskParts.map(({ name, ...part }) => ({
      ...part,
      name: `${name} and all that belongs to it in some way`,
    })),
    range,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 440 }}>
      <RadialBarChart {...args} />
    </div>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(announced()).toHaveTextContent(/API, Open: 8, .*, 1 of 4/));
  },
});
