import preview from '@quarterdeck/storybook/preview';
import { announced } from '@quarterdeck/storybook/expectations';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Segment, SegmentedControl } from '../SegmentedControl';
import {
  againstEstimate,
  areaTasks,
  areaWeeks,
  conversionSeries,
  conversionWeeks,
  daysUpTo,
  estimateItems,
  hostileSeries,
  issueDays,
  issueSeries,
  spentAreas,
  spentSeries,
} from '../charts/testing/chartData';
import { checkAbove, checkNumbersAgree, checkRetry, checkWithinRing, readByKeys } from '../charts/testing/chartPlays';
import { withAnnouncements } from '../charts/testing/withAnnouncements';
import { BarChart } from './BarChart';
import { barChartVariants, type BarPoints } from './barShapes';

const usd = { style: 'currency', currency: 'USD' } as const;
const daysWithUnit = { style: 'unit', unit: 'day', unitDisplay: 'narrow', minimumFractionDigits: 1 } as const;

const range = (
  <SegmentedControl label="Range" size="sm" defaultValue="6w">
    <Segment id="6w" label="6W" />
    <Segment id="12w" label="12W" />
  </SegmentedControl>
);

const meta = preview.meta({
  title: 'Components/Charts/BarChart',
  component: BarChart,
  args: {
    title: 'Conversions',
    points: conversionWeeks,
    series: conversionSeries,
    pointsName: 'Week of',
    pointText: (text: string) => `Week of ${text}`,
    finding: '4,123 conversions in six weeks, most in the last: 771.',
    range,
  },
  decorators: [withAnnouncements],
  parameters: { covers: ['component:@quarterdeck/ui/BarChart'] },
});

/** What is announced, once it is. */
const hears = (text: string | undefined) => waitFor(() => expect(announced()?.textContent).toBe(text));

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application', { name: 'Conversions' });
    await expect(plot).toHaveAccessibleDescription(/^4,123 conversions in six weeks/);
    canvas.getByRole('button', { name: 'Last year' }).focus();
    await userEvent.tab();
    await expect(plot).toHaveFocus();

    const thisYear = await readByKeys(plot, 6);
    await expect(thisYear[0]).toBe('Week of 5 Dec 2025, This year: 612, 1 of 6');
    await userEvent.keyboard('{ArrowDown}');
    const lastYear = await readByKeys(plot, 6);
    await expect(lastYear[5]).toBe('Week of 9 Jan 2026, Last year: 649, 6 of 6');
    await userEvent.keyboard('{ArrowUp}');
    await hears(thisYear[5]);
    for (const [key, place] of [
      ['{ArrowLeft}', 4],
      ['{Home}', 0],
      ['{PageDown}', 1],
      ['{End}', 5],
      ['{PageUp}', 4],
      ['{ArrowRight}', 5],
    ] as const) {
      await userEvent.keyboard(key);
      await hears(thisYear[place]);
    }
    await expect(canvasElement.querySelector('[data-part="ring"]')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('[data-part="ring"]')).toBeNull();
  },
});

export const KeysTableAndFileAgree = meta.story({
  play: async ({ canvasElement }) => checkNumbersAgree(canvasElement, 'Conversions', 2),
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))' }}>
      <BarChart
        title="Conversions"
        points={conversionWeeks}
        series={conversionSeries}
        finding="4,123 conversions in six weeks, most in the last: 771."
      />
      <BarChart
        title="Tasks by area"
        variant="stacked"
        emphasis="last"
        points={areaWeeks}
        series={areaTasks}
        finding="Frontend is a third of this week’s 44 tasks and keeps growing."
      />
      <BarChart
        title="Budget spent"
        variant="horizontal"
        points={spentAreas}
        series={[spentSeries[0], { ...spentSeries[1], shape: 'tick' }]}
        format={usd}
        finding="Development spent US$61,536, more than the other four together."
      />
      <BarChart
        title="Actual against estimate"
        variant="diverging"
        points={estimateItems}
        series={[againstEstimate]}
        sides={['Under the estimate', 'Over']}
        format={daysWithUnit}
        finding="Card checkout took two days longer, the most of all items."
      />
      <BarChart
        title="GitHub issues"
        points={issueDays}
        series={[issueSeries[0], { ...issueSeries[1], shape: 'line' }]}
        finding="44 new and 35 closed; Thursday was the busiest day, with 11."
      />
      <BarChart
        title="Conversions of this year"
        emphasis="last"
        points={conversionWeeks}
        series={conversionSeries.slice(0, 1)}
        finding="771 in the last week, the most of all six."
      />
      <BarChart
        title="Cash flow"
        variant="stacked"
        points={issueDays}
        series={[
          { id: 'in', name: 'Income', values: [400, 300, 500, 200, 0, null, 100] },
          { id: 'rent', name: 'Rent', values: [-200, -100, -100, -300, -50, null, 0] },
          { id: 'wages', name: 'Wages', values: [-100, -50, -200, -200, 0, null, -20] },
        ]}
        finding="What goes out is stacked below 0; the totals are what is left."
      />
      <BarChart
        title="Two years of spending"
        variant="horizontal"
        height={280}
        points={spentAreas}
        series={[
          { ...spentSeries[0], name: '2026' },
          { id: 'before', name: '2025', role: 'previous', values: [52_000, 31_200, 9400, 11_000, 6000] },
        ]}
        format={usd}
      />
    </div>
  ),
});

/** Other numbers to the same data, beside the plot or below it. */
export const BesideOtherNumbers = meta.story({
  args: {
    aside: (
      <dl style={{ inlineSize: 120, margin: 0 }}>
        <dt>Fixed</dt>
        <dd>12</dd>
        <dt>Reopened</dt>
        <dd>3</dd>
      </dl>
    ),
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <BarChart {...args} title="Wide" />
      <div style={{ inlineSize: 320 }}>
        <BarChart {...args} title="Narrow" />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const [wide, narrow] = canvas.getAllByText('Fixed').map((term) => term.getBoundingClientRect());
    const plotOf = async (name: string) => (await canvas.findByRole('application', { name })).getBoundingClientRect();
    const isWide = canvas.getByRole('region', { name: 'Wide' }).clientWidth >= 560;
    const plot = await plotOf('Wide');
    await expect(wide?.top).toBeLessThan(isWide ? plot.bottom : Number.POSITIVE_INFINITY);
    await expect(narrow?.top).toBeGreaterThanOrEqual((await plotOf('Narrow')).bottom);
  },
});

export const BesideOtherNumbersRtl = BesideOtherNumbers.extend({ globals: { direction: 'rtl' } });

export const Hostile = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
      {Object.entries(hostileSeries).flatMap(([title, { points, series }]) =>
        points.kind === 'category' || points.kind === 'day'
          ? barChartVariants.map((variant) => (
              <BarChart
                key={`${title} ${variant}`}
                title={`${title}, ${variant}`}
                variant={variant}
                points={points}
                series={series}
              />
            ))
          : [],
      )}
    </div>
  ),
});

const dailyPoints: BarPoints = { kind: 'day', values: daysUpTo('2026-01-12', 365, 1) };
const dailySeries = [
  { id: 'visits', name: 'Visits', values: dailyPoints.values.map((_, place) => 200 + ((place * 37) % 90) + place) },
];

/** Bars of less than two pixels still stand in their bands, and keys reach each. */
export const ManyPoints = meta.story({
  args: { title: 'Visits', points: dailyPoints, series: dailySeries, finding: 'Visits doubled in a year.' },
});

/** Without a legend, up and down go along the bars too, where these lie below each other. */
export const KeysDownward = meta.story({
  args: {
    title: 'Spent',
    variant: 'horizontal',
    points: spentAreas,
    series: spentSeries.slice(0, 1),
    format: usd,
    pointText: (text) => text,
    finding: 'Development spent the most.',
  },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('application', { name: 'Spent' })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await hears('Design, Spent: US$27,680, 2 of 5');
    await userEvent.keyboard('{ArrowUp}');
    await hears('Development, Spent: US$61,536, 1 of 5');
  },
});

/** What the tooltip says of a bar, it does not hide. */
export const TooltipLeavesItsBarInSight = meta.story({
  args: {
    title: 'Spent',
    variant: 'horizontal',
    points: spentAreas,
    series: spentSeries.slice(0, 1),
    format: usd,
    pointText: (text) => text,
    finding: 'Development spent the most.',
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    (await canvas.findByRole('application', { name: 'Spent' })).focus();
    for (let place = 1; place <= 5; place += 1) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(announced()).toHaveTextContent(new RegExp(`${place} of 5$`)));
      const ring = canvasElement.querySelector('[data-part="ring"]')?.getBoundingClientRect();
      const tooltip = canvasElement.querySelector('[data-part="tooltip"]')?.getBoundingClientRect();
      await expect(ring?.height).toBeGreaterThan(0);
      await expect(tooltip?.height).toBeGreaterThan(0);
      const hidden = Math.min(ring?.bottom ?? 0, tooltip?.bottom ?? 0) - Math.max(ring?.top ?? 0, tooltip?.top ?? 0);
      await expect(hidden).toBeLessThanOrEqual(0);
    }
  },
});

export const SwitchedOff = meta.story({
  play: async ({ canvas, userEvent }) => {
    const legend = canvas.getByRole('group', { name: 'Conversions' });
    await userEvent.click(within(legend).getByRole('button', { name: 'This year' }));
    await expect(within(legend).getByRole('button', { name: 'This year' })).toHaveAttribute('aria-pressed', 'false');
    (await canvas.findByRole('application', { name: 'Conversions' })).focus();
    await userEvent.keyboard('{End}');
    await hears('Week of 9 Jan 2026, Last year: 649, 6 of 6');
    await userEvent.click(within(legend).getByRole('button', { name: 'Last year' }));
    await expect(canvas.getByText('Every series is switched off')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { status: 'loading' } });
export const Failing = meta.story({
  args: { status: 'failed', reason: 'The server took too long to answer.', onRetry: fn() },
  play: async ({ canvasElement, args }) => checkRetry(canvasElement, args.onRetry),
});
export const Empty = meta.story({
  args: {
    series: conversionSeries.map((series) => ({ ...series, values: [] })),
    reason: 'Counting started on Dec 1.',
    emptyAction: <Button size="sm">Show last 6 weeks</Button>,
  },
});

/** The last bar is none that more people ask for, so nothing says its value before a bar is looked at. */
export const PhoneWidth = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 320 }}>
      <BarChart {...args} />
      <BarChart
        title="Budget spent"
        variant="horizontal"
        points={spentAreas}
        series={[spentSeries[0], { ...spentSeries[1], shape: 'tick' }]}
        format={usd}
      />
      <BarChart
        title="Actual against estimate"
        variant="diverging"
        points={estimateItems}
        series={[againstEstimate]}
        sides={['Under the estimate', 'Over']}
        format={daysWithUnit}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    await expect(canvasElement.querySelector('[data-part="tooltip"]')).toBeNull();
  },
});

/** On a phone, what is looked at lies over what stands above the plot; before that nothing repeats the last value. */
export const LastOfFewNarrow = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { title: 'Conversions of this year', emphasis: 'last', series: conversionSeries.slice(0, 1) },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <BarChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const plot = await canvas.findByRole('application');
    await checkWithinRing(plot, canvas.getByText('771', { selector: 'text' }));
    await checkAbove(plot, canvasElement);
  },
});

export const LongContent = meta.story({
  args: {
    title: 'Conversions of everybody who came to the site by a newsletter, an advertisement or a friend',
    variant: 'horizontal',
    points: {
      kind: 'category',
      values: ['Newsletter that goes to customers on Mondays', 'Advertisements in magazines for builders', 'Friends'],
    },
    series: [
      { id: 'a', name: 'The year that is not over yet and may still change', values: [1_234_567.89, 812_000, 96_000] },
      { id: 'b', name: 'The year before it', role: 'previous', values: [1_100_000, 912_000, 120_000] },
    ],
    format: usd,
    pointText: (text) => text,
    finding: 'Newsletters bring in more than all else together; friends bring in less than they did, which is a pity.',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 440 }}>
      <BarChart {...args} />
    </div>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))' }}>
      <BarChart {...args} />
      <BarChart
        title="Budget spent"
        variant="horizontal"
        points={spentAreas}
        series={[spentSeries[0], { ...spentSeries[1], shape: 'tick' }]}
        format={usd}
      />
      <BarChart
        title="Actual against estimate"
        variant="diverging"
        points={estimateItems}
        series={[againstEstimate]}
        sides={['Under the estimate', 'Over']}
        format={daysWithUnit}
      />
    </div>
  ),
});
