import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Segment, SegmentedControl } from '../SegmentedControl';
import {
  budgetAxes,
  budgetPlan,
  budgetSeries,
  expenseMonths,
  expenseSeries,
  healthAxes,
  healthSeries,
  hostileSeries,
} from '../charts/testing/chartData';
import { checkNumbersAgree, checkPaths, checkRetry } from '../charts/testing/chartPlays';
import { withAnnouncements } from '../charts/testing/withAnnouncements';
import { RadarChart } from './RadarChart';

const meta = preview.meta({
  title: 'Components/Charts/RadarChart',
  component: RadarChart,
  args: {
    title: 'Team health',
    axes: healthAxes,
    series: healthSeries,
    min: 1,
    max: 5,
    pointsName: 'Question',
    finding: 'Clarity and pace gained 0.7 points; quality and focus lost 0.2.',
  },
  decorators: [withAnnouncements],
  parameters: { covers: ['component:@quarterdeck/ui/RadarChart'] },
});

const range = (
  <SegmentedControl label="Range" size="sm" defaultValue="3m">
    <Segment id="3m" label="3M" />
    <Segment id="1y" label="1Y" />
  </SegmentedControl>
);

export const Default = meta.story({
  args: { range },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'Team health' });
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('Delivery, January: 4.1, 1 of 6'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(announced()).toHaveTextContent('Delivery, October: 3.6, 1 of 6'));
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{End}');
    await waitFor(() => expect(announced()).toHaveTextContent('Pace, January: 3.8, 6 of 6'));
    await userEvent.keyboard('{Home}{Escape}');
  },
});

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))' };

export const KeysTableAndFileAgree = meta.story({
  play: async ({ canvasElement }) => checkNumbersAgree(canvasElement, 'Team health', 2),
});

export const Variants = meta.story({
  render: () => (
    <div style={grid}>
      <RadarChart
        title="Budget distribution"
        axes={budgetAxes}
        series={budgetSeries}
        format={{ style: 'currency', currency: 'USD' }}
        finding="Development is over its plan."
      />
      <RadarChart title="One series" axes={healthAxes} series={healthSeries.slice(0, 1)} min={1} max={5} isBare />
      <RadarChart title="Expenses" axes={expenseMonths.values.map(String)} series={expenseSeries.slice(0, 2)} />
      <RadarChart
        title="With gaps"
        axes={healthAxes}
        series={[{ id: 'a', name: 'January', values: [4, null, 3, Number.NaN, 5] }]}
        max={5}
      />
    </div>
  ),
});

/** Each axis is the share of its own plan; what is over it reaches beyond the plan's even web. The values stay money. */
export const SharesOfWholes = meta.story({
  args: {
    title: 'Budget distribution',
    axes: budgetAxes,
    series: budgetSeries,
    axisWholes: budgetPlan,
    min: 0,
    max: 1.2,
    format: { style: 'currency', currency: 'USD' },
    pointsName: 'Category',
    finding: 'Development is 6% over its plan.',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [plan, actual] = [...canvasElement.querySelectorAll('[data-part="line"]')].map((line) =>
      [...(line.getAttribute('d') ?? '').matchAll(/([-\d.]+) ([-\d.]+)/g)].map(([, x, y]) =>
        Math.hypot(Number(x), Number(y)),
      ),
    );
    // The plan is drawn below, as far out on every axis; development, the third, goes beyond it, design to its half.
    for (const reach of plan ?? []) await expect(reach).toBeCloseTo(plan?.[0] ?? 0, 0);
    await expect(actual?.[2]).toBeGreaterThan(plan?.[2] ?? Number.NaN);
    await expect(actual?.[1]).toBeCloseTo((plan?.[1] ?? 0) / 2, 0);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('Wireframing, Actual: US$4,200, 1 of 5'));
    await userEvent.keyboard('{Escape}');
  },
});

/** A series that is switched off leaves the scale as it is. */
export const SwitchedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'January' }));
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('Delivery, October: 3.6, 1 of 6'));
    await userEvent.click(canvas.getByRole('button', { name: 'October' }));
    await expect(await canvas.findByText('Every series is switched off')).toBeVisible();
  },
});

export const Hostile = meta.story({
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
      {Object.entries(hostileSeries).map(([title, { points, series }]) => (
        <RadarChart key={title} title={title} axes={points.values.map(String)} series={series} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('application')).toHaveLength(Object.keys(hostileSeries).length);
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
    series: healthSeries.map((series) => ({ ...series, values: [] })),
    range,
    reason: 'Nobody has answered yet.',
    emptyAction: <Button size="sm">Show last quarter</Button>,
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
      <RadarChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowRight}');
    const strip = canvasElement.querySelector('[data-part="tooltip"]');
    await expect(strip).toHaveTextContent('Delivery1 of 6January4.1October3.6');
    await expect(strip?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('application').getBoundingClientRect().top,
    );
  },
});

export const LongContent = meta.story({
  args: {
    title: 'Health of every team that worked on what had to be ready before the first customers came on board',
    axes: healthAxes.map((name) => `${name} of all that belongs to it in some way`),
    range,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 440 }}>
      <RadarChart {...args} />
    </div>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(announced()).toHaveTextContent('Delivery, January: 4.1, 1 of 6'));
  },
});
