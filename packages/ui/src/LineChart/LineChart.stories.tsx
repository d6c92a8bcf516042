import preview from '@quarterdeck/storybook/preview';
import { announced } from '@quarterdeck/storybook/expectations';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Segment, SegmentedControl } from '../SegmentedControl';
import { Button } from '../Button';
import {
  catchDownloads,
  checkAbove,
  checkNumbersAgree,
  checkWithinRing,
  readTable,
} from '../charts/testing/chartPlays';
import { withAnnouncements } from '../charts/testing/withAnnouncements';
import {
  balanceDays,
  balanceSeries,
  expenseMonths,
  expenseSeries,
  hostileSeries,
  manyPoints,
  manySeries,
  dayOfPrices,
  prices,
  visitorSeries,
  weeks,
} from '../charts/testing/chartData';
import type { ChartSeries } from '../charts/chartTypes';
import { LineChart } from './LineChart';

const usd = { style: 'currency', currency: 'USD' } as const;

const meta = preview.meta({
  title: 'Components/Charts/LineChart',
  component: LineChart,
  args: {
    title: 'Visitors',
    points: weeks,
    series: visitorSeries,
    pointsName: 'Week',
    pointText: (text: string) => `Week of ${text}`,
    height: 240,
    finding: 'Visitors passed 12,000 a week for the first time, a third more than a year ago.',
  },
  decorators: [withAnnouncements],
  parameters: { covers: ['component:@quarterdeck/ui/LineChart'] },
});

const range = (
  <SegmentedControl label="Range" size="sm" defaultValue="1y">
    <Segment id="3m" label="3M" />
    <Segment id="6m" label="6M" />
    <Segment id="1y" label="1Y" />
  </SegmentedControl>
);

const compact: readonly ChartSeries[] = visitorSeries.map((series) => ({ ...series, values: series.values.slice(-6) }));
const sixWeeks = { kind: 'day', values: weeks.values.slice(-6).map(String) } as const;

export const Default = meta.story({
  args: { range },
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application', { name: 'Visitors' });
    await expect(plot).toHaveAccessibleDescription(/passed 12,000 a week.*Left and right go from point to point/);
    canvas.getByRole('button', { name: 'Last year' }).focus();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(announced()).toHaveTextContent(/^Week of 12 Jan 2026, This year: .*, 52 of 52$/));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(announced()).toHaveTextContent('51 of 52'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(announced()).toHaveTextContent('Week of 5 Jan 2026, Last year'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(announced()).toHaveTextContent('This year'));
    await userEvent.keyboard('{Home}{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('2 of 52'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(announced()).toHaveTextContent('52 of 52'));
    await expect(canvas.getByText('Change')).toBeInTheDocument();
    await expect(canvas.getByText('52 of 52')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    // Above a narrow plot the values of the last point stay, without its place.
    await expect(canvas.queryByText('52 of 52')).toBeNull();
  },
});

export const KeysTableAndFileAgree = meta.story({
  args: { points: sixWeeks, series: compact },
  play: async ({ canvasElement }) => checkNumbersAgree(canvasElement, 'Visitors', 2),
});

/** A table that is longer than its room scrolls by keys. */
export const LongTable = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    await readTable(canvasElement, 'Visitors');
    const room = canvasElement.querySelector<HTMLElement>('[data-part="table"]');
    // On a phone the table itself scrolls as well, sideways: then it has the stop.
    const stop = () => (room?.tabIndex === 0 ? room : room?.querySelector<HTMLElement>('[tabindex="0"]'));
    await waitFor(() => expect(stop()).toHaveAccessibleName(/Visitors/));
    // A pointer that stays on the button opens its tooltip some time later.
    await userEvent.unhover(canvas.getByRole('button', { name: 'Menu of Visitors' }));
    await userEvent.tab();
    await expect(stop()).toHaveFocus();
    await waitFor(() => expect(within(document.body).queryByRole('tooltip')).toBeNull());
  },
});

export const SavesItsFiles = meta.story({
  args: { points: sixWeeks, series: compact },
  play: async ({ canvas }) => {
    await canvas.findByRole('application');
    let saved = new Map<string, Blob>();
    const downloads = catchDownloads();
    const { files } = downloads;
    try {
      for (const [item, file] of [
        ['Export CSV', 'Visitors.csv'],
        ['Export SVG', 'Visitors.svg'],
        ['Export PNG', 'Visitors.png'],
      ] as const) {
        await userEvent.click(canvas.getByRole('button', { name: 'Menu of Visitors' }));
        await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }));
        await waitFor(() => expect([...files().keys()]).toContain(file));
      }
    } finally {
      saved = files();
      downloads.stop();
    }
    const csv = await saved.get('Visitors.csv')?.text();
    await expect(csv?.split('\r\n')[0]).toContain('"Week","This year","Last year","Change (%)"');
    await expect(csv).toContain(`"Week of 12 Jan 2026",${compact[0]?.values.at(-1)},${compact[1]?.values.at(-1)}`);
    const svg = await saved.get('Visitors.svg')?.text();
    await expect(svg).toContain('<title>Visitors</title>');
    // Nothing in the file waits for the page's style sheets.
    await expect(svg).not.toContain('var(--');
    await expect(saved.get('Visitors.png')?.type).toBe('image/png');
    await expect(saved.get('Visitors.png')?.size).toBeGreaterThan(5000);
  },
});

export const SwitchesSeriesOff = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    const lines = () => canvasElement.querySelectorAll('[data-part="line"]');
    await waitFor(() => expect(lines()).toHaveLength(2));
    const color = lines()[1]?.getAttribute('stroke');
    await userEvent.click(canvas.getByRole('button', { name: 'This year' }));
    await expect(lines()).toHaveLength(1);
    // The other one keeps its color.
    await expect(lines()[0]).toHaveAttribute('stroke', color);
    await waitFor(() => expect(announced()).toHaveTextContent('This year hidden'));
    await userEvent.click(canvas.getByRole('button', { name: 'Last year' }));
    await expect(await canvas.findByText('Every series is switched off')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Last year' }));
    await expect(await canvas.findByRole('application')).toBeVisible();
  },
});

export const FollowsThePointer = meta.story({
  play: async ({ canvas }) => {
    const plot = await canvas.findByRole('application');
    const box = plot.getBoundingClientRect();
    void fireEvent.pointerMove(plot, { clientX: box.right - 1, clientY: box.top + 20, pointerType: 'mouse' });
    await expect(await canvas.findByText('Week of 12 Jan 2026')).toBeVisible();
    void fireEvent.pointerMove(plot, { clientX: box.left + 1, clientY: box.top + 20, pointerType: 'mouse' });
    await expect(await canvas.findByText('Week of 20 Jan 2025')).toBeVisible();
    void fireEvent.pointerOut(plot, { pointerType: 'mouse', relatedTarget: document.body });
    await waitFor(() => expect(canvas.queryByText('Week of 20 Jan 2025')).toBeNull());
  },
});

export const Prints = meta.story({
  args: { points: sixWeeks, series: compact },
  play: async ({ canvas }) => {
    await canvas.findByRole('application');
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu of Visitors' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const sheet = document.querySelector('[data-part="chart-print"]');
    await expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(6);
    await expect(sheet?.querySelector('img')?.src).toContain('data:image/svg+xml');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-part="chart-print"]')).toBeNull());
  },
});

/** Paper is light, and so is the drawing on it; the page stays as dark as it was. */
export const PrintsLight = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { scheme: 'dark' },
  args: { points: sixWeeks, series: compact },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    const scheme = () => canvasElement.closest('[data-scheme]')?.getAttribute('data-scheme');
    await expect(scheme()).toBe('dark');
    const print = spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(canvas.getByRole('button', { name: 'Menu of Visitors' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Print' }));
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
    const address = document.querySelector<HTMLImageElement>('[data-part="chart-print"] img')?.src ?? '';
    const svg = new DOMParser().parseFromString(
      decodeURIComponent(address.slice(address.indexOf(',') + 1)),
      'image/svg+xml',
    );
    const lightnessOf = (selector: string) =>
      Math.max(...(svg.querySelector(selector)?.getAttribute('fill')?.match(/\d+/g)?.map(Number) ?? []));
    await expect(lightnessOf('rect')).toBeGreaterThan(220);
    await expect(lightnessOf('text')).toBeLessThan(120);
    await expect(scheme()).toBe('dark');
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('[data-part="chart-print"]')).toBeNull());
  },
});

/** A page that is printed from a wide window has charts whose words are as large as the others on the paper. */
export const IsDrawnForThePaper = meta.story({
  tags: ['!dev', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 1000 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector<SVGSVGElement>('svg[data-part="drawing"]');
    const drawnWidth = () => drawing?.viewBox.baseVal.width;
    await expect(drawnWidth()).toBeGreaterThan(900);
    dispatchEvent(new Event('beforeprint'));
    // The browser takes the page as it is then, and waits for nothing.
    await expect(drawnWidth()).toBe(640);
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(drawnWidth()).toBeGreaterThan(900));
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))' }}>
      <LineChart
        title="Account balance"
        variant="step-area"
        points={balanceDays}
        series={balanceSeries}
        format={usd}
        hasEndLabels={false}
        finding="The balance ended above the prediction."
      />
      <LineChart
        title="Expenses"
        variant="stacked"
        points={expenseMonths}
        series={expenseSeries}
        format={usd}
        finding="Expenses doubled in a year; more than half is Development."
      />
      <LineChart
        title="Work left"
        variant="area"
        points={{ kind: 'category', values: ['W0', 'W2', 'W4', 'W6', 'W8', 'W10', 'W12'] }}
        series={[
          { id: 'left', name: 'Weeks left', values: [11, 9.6, 8, 5, null, null, null] },
          { id: 'plan', name: 'Plan', role: 'predicted', values: [12, 10, 8, 6, 4, 2, 0] },
        ]}
        hasEndLabels={false}
        finding="5 weeks of work left in week 6, one ahead of the plan."
      />
      <LineChart title="Step" variant="step" points={balanceDays} series={balanceSeries.slice(0, 1)} format={usd} />
    </div>
  ),
});

/** As prices are read: the axis at the end, what the line is compared with, its ends and the moment that is looked at. */
export const Market = meta.story({
  args: {
    title: 'Price',
    variant: 'area',
    points: dayOfPrices,
    series: prices,
    format: usd,
    look: 'market',
    hasExtremes: true,
    reference: { name: 'Open', value: prices[0]?.values[0] ?? 0, changeName: 'Since open' },
    pointsName: 'Time',
    pointText: (text: string) => text,
    finding: 'It fell before midnight and rose to its high in the morning.',
  },
  play: async ({ canvas, canvasElement }) => {
    const plot = await canvas.findByRole('application', { name: 'Price' });
    await expect(within(canvas.getByRole('group', { name: 'Price' })).queryByRole('button')).toBeNull();
    await expect(canvasElement.querySelector('[data-part="high"]')).toHaveTextContent('High US$61,450.64');
    await expect(canvasElement.querySelector('[data-part="low"]')).toHaveTextContent('Low US$60,553.85');
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(announced()).toHaveTextContent('145 of 145'));
    await expect(canvasElement.querySelector('[data-part="foot"]')).toHaveTextContent(/Since open\+0\.9%/);
    await expect(canvasElement.querySelector('[data-part="chip"]')).toHaveTextContent('9:30');
  },
});

/** What is no number is nothing to compare with; the line of the reference is no series to switch off. */
export const WithoutItsReference = meta.story({
  args: { points: sixWeeks, series: compact, reference: { name: 'Open', value: Number.NaN, changeName: 'Since open' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application');
    await expect(canvas.queryByText(/Open/)).toBeNull();
    await expect(canvasElement.querySelector('[data-part="reference"]')).toBeNull();
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
    await expect(paths.filter((path) => path.includes('NaN'))).toEqual([]);
  },
});

/** Few points are all marked, and the last one says its value. */
export const LastOfFew = meta.story({
  args: {
    title: 'Impressions',
    variant: 'area',
    points: { kind: 'day', values: ['2025-12-22', '2025-12-29', '2026-01-05', '2026-01-12'] },
    series: [{ id: 'impressions', name: 'Impressions', values: [64_210, 66_400, 69_234, 72_100] }],
    emphasis: 'last',
    hasTableButton: true,
    height: 148,
    lead: <strong>271,944</strong>,
    finding: 'More each week.',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 380 }}>
      <LineChart {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('application', { name: 'Impressions' });
    await expect(canvas.getByText('72,100')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Show Impressions as table' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('table', { name: 'Impressions' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Show chart' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Show Impressions as table' })).toHaveFocus();
  },
});

/** On a phone, what is looked at lies over what stands above the plot; before that nothing repeats the last value. */
export const LastOfFewNarrow = LastOfFew.extend({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <LineChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const plot = await canvas.findByRole('application');
    const label = canvas.getByText('72,100', { selector: 'text' });
    await checkWithinRing(plot, label);
    await checkAbove(plot, canvasElement);
  },
});

/** What is said beside a plot joins its legend; against a prediction the difference is said, and no change. */
export const BesideItsNumber = meta.story({
  args: {
    title: 'Account balance',
    variant: 'step-area',
    points: balanceDays,
    series: balanceSeries.map((one, place) => ({ ...one, description: place === 0 ? 'US$168,380' : 'US$167,200' })),
    format: usd,
    hasEndLabels: false,
    lead: <strong>US$168,380</strong>,
    leadPlace: 'beside',
  },
  play: async ({ canvas, canvasElement }) => {
    const plot = await canvas.findByRole('application', { name: 'Account balance' });
    await expect(canvas.getByRole('button', { name: /Predicted.*US\$167,200/ })).toBeVisible();
    plot.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(announced()).toHaveTextContent(/36 of 36$/));
    await expect(canvasElement.querySelector('[data-part="foot"]')).toHaveTextContent(/^Difference[+−]US\$[\d,.]+$/);
    await checkNumbersAgree(canvasElement, 'Account balance', 2);
  },
});

/** A page begins with it: the finding is below the heading, and the buttons of the page stand before those of the chart. */
export const WithAHeading = meta.story({
  args: {
    heading: <h1>Analytics</h1>,
    tools: <Button size="sm">Export all</Button>,
    range,
    level: 2,
    hasTableButton: true,
  },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1, name: 'Analytics' }).getBoundingClientRect();
    const finding = canvas.getByText(/^Visitors passed/).getBoundingClientRect();
    const plot = canvas.getByRole('application', { name: 'Visitors' });
    await expect(plot).toHaveAccessibleDescription(/passed 12,000 a week/);
    await expect(finding.top).toBeGreaterThanOrEqual(heading.bottom - 1);
    await expect(finding.bottom).toBeLessThan(plot.getBoundingClientRect().top);
    await expect(canvas.getByRole('region', { name: 'Visitors' })).toBeVisible();
  },
});

export const WithAHeadingRtl = WithAHeading.extend({ globals: { direction: 'rtl' } });

/** Above a narrow plot the values have their room before the numbers come. */
export const WaitsInItsOwnHeight = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <LineChart {...args} title="Waiting" status="loading" />
      <LineChart {...args} title="There" />
    </div>
  ),
  args: { finding: 'More than last year.' },
  play: async ({ canvas }) => {
    await canvas.findByRole('application', { name: 'There' });
    const heightOf = (name: string) => canvas.getByRole('region', { name }).getBoundingClientRect().height;
    await waitFor(() => expect(Math.abs(heightOf('Waiting') - heightOf('There'))).toBeLessThan(2));
  },
});

export const Hostile = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
      {Object.entries(hostileSeries).map(([title, given]) => (
        <LineChart key={title} title={title} {...given} />
      ))}
    </div>
  ),
});
export const ManyPoints = meta.story({
  args: {
    title: 'Load',
    points: manyPoints,
    series: manySeries,
    pointText: (text: string) => `Request ${text}`,
    finding: 'One peak of 500.',
  },
  play: async ({ canvas, canvasElement }) => {
    const plot = await canvas.findByRole('application', { name: 'Load' });
    plot.focus();
    await userEvent.keyboard('{PageDown}{PageDown}');
    await waitFor(() => expect(announced()).not.toHaveTextContent(/^(Request 0,|$)/));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(announced()).toHaveTextContent(/^Request 0, Load/));
    const path = canvasElement.querySelector('[data-part="line"]')?.getAttribute('d') ?? '';
    await expect(path.match(/L/g)?.length).toBeLessThan(5000);
    const rows = await readTable(canvasElement, 'Load');
    await expect(rows).toHaveLength(100);
    // The table has fewer points than the chart was given, and says so.
    const table = canvas.getByRole('table', { name: /^Load/ });
    await expect(table).toHaveAccessibleName(/^Load\. [\d,]+ of 100,000 points/);
    await expect(canvas.getByText(/of 100,000 points/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(canvas.getByText(/^2 of/)).toBeVisible();
  },
});

const loads = ['North', 'South', 'East'].map((name, place) => ({
  id: name,
  name,
  values: (manySeries[0]?.values ?? []).map((value) => (value ?? 0) + place * 100),
}));

export const OnCanvas = meta.story({
  // A plot as narrow as a phone draws fewer points than a canvas is for.
  globals: { viewport: { value: 'desktop' } },
  args: {
    title: 'Load',
    points: manyPoints,
    series: loads,
    finding: 'All three have one peak.',
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application', { name: 'Load' });
    const drawn = canvasElement.querySelector<HTMLCanvasElement>('[data-part="canvas"]');
    const pixels = drawn?.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height).data;
    await expect(pixels?.some((value) => value > 0)).toBe(true);
    // Pixels follow no style sheet: they are drawn anew in the colors of the other scheme.
    const page = document.documentElement;
    const scheme = page.getAttribute('data-scheme') ?? '';
    const before = drawn?.toDataURL();
    page.setAttribute('data-scheme', scheme === 'dark' ? 'light' : 'dark');
    try {
      await waitFor(() => expect(drawn?.toDataURL() === before).toBe(false));
    } finally {
      page.setAttribute('data-scheme', scheme);
    }
    await expect(canvasElement.querySelector('[data-part="line"]')).toBeNull();
  },
});

/** Pixels follow no style sheet: a page that is printed in the dark has them in the colors of paper. */
export const OnCanvasForThePaper = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'desktop' }, scheme: 'dark' },
  args: { title: 'Load', points: manyPoints, series: loads },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application', { name: 'Load' });
    const brightness = () => {
      const drawn = canvasElement.querySelector<HTMLCanvasElement>('[data-part="canvas"]');
      const pixels = drawn?.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height).data ?? [];
      let [sum, count] = [0, 0];
      for (let at = 0; at < pixels.length; at += 4) {
        if (pixels[at + 3] !== 255) continue;
        sum += (pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0);
        count += 3;
      }
      return Math.round(sum / count);
    };
    await waitFor(() => expect(brightness()).toBeGreaterThan(0));
    const inTheDark = brightness();
    dispatchEvent(new Event('beforeprint'));
    await expect(brightness()).toBeLessThan(inTheDark - 30);
    await expect(canvasElement.closest('[data-scheme]')).toHaveAttribute('data-scheme', 'dark');
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(brightness()).toBe(inTheDark));
  },
});

export const Loading = meta.story({ args: { status: 'loading', range } });
export const Failing = meta.story({
  args: { status: 'failed', range, reason: 'The server took too long to answer.', onRetry: fn() },
});
export const Empty = meta.story({
  args: {
    series: visitorSeries.map((series) => ({ ...series, values: [] })),
    range,
    reason: 'Counting started on Dec 1.',
    emptyAction: <Button size="sm">Show last 6 weeks</Button>,
  },
});
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 320 }}>
      <LineChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    // Above a narrow plot stands what the last point has.
    await expect(await canvas.findByText('Week of 12 Jan 2026')).toBeVisible();
    const [box] = canvasElement.children;
    await expect(box?.scrollWidth).toBeLessThanOrEqual(320);
  },
});

export const LongContent = meta.story({
  args: {
    ...hostileSeries['endless names'],
    title: 'A title that goes on and on '.repeat(12),
    finding: 'word '.repeat(80),
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
