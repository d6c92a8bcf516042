import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { Segment, SegmentedControl } from '../SegmentedControl';
import { catchDownloads, checkPaths, checkRetry, readTable } from '../charts/testing/chartPlays';
import { withAnnouncements } from '../charts/testing/withAnnouncements';
import { HeatMap } from './HeatMap';
import { againstPlan, fewCells, hostileHeat, hours, visits, yearOfDays } from './testing/heatData';

const range = (
  <SegmentedControl label="Range" size="sm" defaultValue="4w">
    <Segment id="1w" label="1W" />
    <Segment id="4w" label="4W" />
    <Segment id="12w" label="12W" />
  </SegmentedControl>
);

const meta = preview.meta({
  title: 'Components/Charts/HeatMap',
  component: HeatMap,
  args: {
    title: 'Visits by hour',
    ...visits,
    valueName: 'visits',
    pointsName: 'Day',
    finding: 'Thursdays from 14:00 to 16:00 are busiest, with 311 visits; weekends bring half as many.',
    range,
  },
  decorators: [withAnnouncements],
  parameters: { covers: ['component:@quarterdeck/ui/HeatMap'] },
});

/** What is announced, once it is. */
const hears = (text: string) => waitFor(() => expect(announced()?.textContent).toBe(text));

export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application', { name: 'Visits by hour' });
    await expect(plot).toHaveAccessibleDescription(/^Thursdays from 14:00.*Arrows go from cell to cell/);
    const legend = canvas.getByRole('group', { name: 'Visits by hour' });
    await expect(legend).toHaveTextContent('0311 visits');
    await expect(canvas.getByText('311')).toBeVisible();

    canvas.getByRole('button', { name: 'Menu of Visits by hour' }).focus();
    await userEvent.tab();
    await expect(plot).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await hears('Monday, 00:00: 13');
    await userEvent.keyboard('{ArrowDown}{End}');
    await hears('Tuesday, 22:00: 52');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tooltipOf(canvasElement)).toHaveTextContent('Tuesday22:00visits52');
    await userEvent.keyboard('{PageDown}{Home}');
    await hears('Sunday, 00:00: 5');
    await userEvent.keyboard('{ArrowDown}{PageUp}{ArrowUp}{ArrowRight}{ArrowLeft}{ArrowLeft}');
    await hears('Monday, 00:00: 13');
    await expect(canvasElement.querySelector('[data-part="cursor"]')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvasElement.querySelector('[data-part="cursor"]')).toBeNull();
  },
});

const tooltipOf = (canvasElement: HTMLElement) => canvasElement.querySelector('[data-part="tooltip"]');

/** The keys read every cell, and the table and the file have the same numbers. */
export const KeysTableAndFileAgree = meta.story({
  args: { title: 'Few cells', ...fewCells, finding: undefined },
  play: async ({ canvas, canvasElement }) => {
    const { rows, columns, values } = fewCells;
    (await canvas.findByRole('application', { name: 'Few cells' })).focus();
    const heard: string[][] = [];
    for (const [row, { name }] of rows.entries()) {
      await userEvent.keyboard(row === 0 ? '{Home}' : '{Home}{ArrowDown}');
      const line: string[] = [];
      for (const [column, { name: columnName }] of columns.entries()) {
        if (column > 0) await userEvent.keyboard('{ArrowRight}');
        const start = `${name}, ${columnName}: `;
        await waitFor(() => expect(announced()?.textContent.startsWith(start)).toBe(true));
        line.push(announced()?.textContent.slice(start.length) ?? '');
      }
      heard.push(line);
    }
    await expect(heard[0]).toEqual(['1,234', '0', '12.5', '7']);
    await expect(heard[1]?.[0]).toBe('–');

    const file = await savedFile(canvasElement, 'CSV');
    await expect(file.trim().split('\r\n').slice(1)).toEqual(
      rows.map(({ name }, row) => [`"${name}"`, ...(values[row] ?? []).map((value) => value ?? '')].join(',')),
    );
    const svg = await savedFile(canvasElement, 'SVG');
    await expect(svg.includes('var(--')).toBe(false);
    const missing = ['Few cells', 'Mon', '08:00', '12.5', '1,234 visits'].filter((text) => !svg.includes(`>${text}<`));
    await expect(missing).toEqual([]);

    await expect(await readTable(canvasElement, 'Few cells')).toEqual(
      rows.map(({ name }, row) => [name, ...(heard[row] ?? [])]),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show chart' }));
    await expect(await canvas.findByRole('application', { name: 'Few cells' })).toBeVisible();
  },
});

/** Saves a file by the menu and gives its text. */
async function savedFile(canvasElement: HTMLElement, kind: 'CSV' | 'SVG'): Promise<string> {
  const downloads = catchDownloads();
  try {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Menu of/ }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: `Export ${kind}` }));
    await waitFor(() => expect(downloads.files().size).toBe(1));
    const [file] = downloads.files().values();
    return (await file?.text()) ?? '';
  } finally {
    downloads.stop();
  }
}

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', maxInlineSize: 900 }}>
      <HeatMap
        title="Against the plan"
        {...againstPlan}
        valueName="days"
        finding="Support was nine days below its plan in May; nothing was planned for June."
      />
      <HeatMap
        title="Visits of every hour"
        {...hours}
        valueName="visits"
        finding="Tuesdays and Thursdays are busiest around 14:00."
      />
      <HeatMap
        title="Finished tasks"
        {...yearOfDays}
        height={168}
        valueName="tasks"
        finding="Fifteen tasks on the best day, in July; weekends are quiet."
      />
      <HeatMap
        title="Share of the goal"
        rows={againstPlan.rows}
        columns={againstPlan.columns.slice(0, 4)}
        values={[
          [0.2, 0.45, 0.8, 1.1],
          [0.3, 0.6, 0.75, 0.9],
          [0.1, 0.3, 0.5, 0.95],
          [0.4, 0.7, 0.9, 1],
        ]}
        ends={[0, 1]}
        format={{ style: 'percent', maximumFractionDigits: 0 }}
        finding="Every area is at 90 % of its goal by April."
        isBare
      />
    </div>
  ),
});

/** A pointer and a finger read the cell that they are over; on phones the strip above the plot has what it says. */
export const ByPointer = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const plot = await canvas.findByRole('application');
    const box = plot.getBoundingClientRect();
    const at = (row: number, column: number, pointerType: string) => ({
      pointerType,
      clientX: box.left + ((column + 0.5) / 12) * box.width,
      clientY: box.top + ((row + 0.5) / 7) * box.height,
    });
    await fireEvent.pointerMove(plot, at(3, 7, 'mouse'));
    await waitFor(() => expect(tooltipOf(canvasElement)).toHaveTextContent('Thursday14:00visits311'));
    await fireEvent.pointerOut(plot, { pointerType: 'mouse' });
    await waitFor(() => expect(tooltipOf(canvasElement)).toBeNull());
    await fireEvent.pointerDown(plot, at(6, 0, 'touch'));
    await fireEvent.pointerOut(plot, { pointerType: 'touch' });
    await waitFor(() => expect(tooltipOf(canvasElement)).toHaveTextContent('Sunday00:00visits5'));
  },
});

/** Where columns do not fit they scroll below the names of their rows, and keys take the view along. */
export const Scrolled = meta.story({
  args: { title: 'Finished tasks', ...yearOfDays, valueName: 'tasks', height: 168, finding: 'Weekends are quiet.' },
  render: (args) => (
    <div style={{ maxInlineSize: 760 }}>
      <HeatMap {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const plot = await canvas.findByRole('application', { name: 'Finished tasks' });
    const scroller = canvasElement.querySelector('[data-part="scroller"]');
    await expect(scroller?.scrollLeft).toBe(0);
    plot.focus();
    await userEvent.keyboard('{End}');
    await hears('Monday, Week of Jan 5, 2026: 0');
    await expect(scroller?.scrollLeft).toBeGreaterThan(0);
    await userEvent.keyboard('{Home}');
    await hears('Monday, Week of Jan 6, 2025: 0');
    await expect(scroller?.scrollLeft).toBe(0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

/** Numbers, names and sizes that no map may break on. */
export const Hostile = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
      {Object.entries(hostileHeat).map(([title, example]) => (
        <HeatMap key={title} title={title} {...example} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('application')).toHaveLength(Object.keys(hostileHeat).length);
    await checkPaths(canvasElement);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const Loading = meta.story({ args: { status: 'loading' } });

export const Failing = meta.story({
  args: { status: 'failed', reason: 'The server took too long to answer.', onRetry: fn() },
  play: async ({ canvasElement, args }) => checkRetry(canvasElement, args.onRetry),
});

export const Empty = meta.story({
  args: {
    values: [],
    reason: 'Counting started on Dec 1.',
    emptyAction: <Button size="sm">Show last 4 weeks</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data in this range')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Menu of Visits by hour' })).toBeDisabled();
  },
});

/** A narrow map scrolls below a strip with the value. */
export const PhoneWidth = meta.story({
  name: 'Phone-width',
  render: (args) => (
    <div style={{ display: 'grid', gap: 16, inlineSize: 320 }}>
      <HeatMap {...args} />
      <HeatMap title="Against the plan" {...againstPlan} finding="Support was nine days below its plan in May." />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('application', { name: 'Visits by hour' });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const [strip] = canvasElement.querySelectorAll('[data-part="tooltip"]');
    await expect(strip).toHaveTextContent('Thursday14:00visits311');
  },
});

export const LongContent = meta.story({
  args: {
    title: 'Visits of everybody who came to the site by a newsletter, an advertisement or a friend',
    rows: visits.rows.map(({ id, name }) => ({ id, name: `${name} of every week that was counted` })),
    columns: visits.columns.slice(0, 5).map(({ id, name }) => ({ id, name: `From ${name} for two hours` })),
    valueName: 'visits of people who had never been here before that day and came back at least once',
    values: visits.values.map((line) => line.map((value) => value * 1000.5)),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 440 }}>
      <HeatMap {...args} />
    </div>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('application')).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await hears('Monday, 00:00: 13');
    await userEvent.keyboard('{ArrowLeft}');
    await hears('Monday, 02:00: 10');
    const [first, last] = [canvas.getByText('00:00'), canvas.getByText('22:00')];
    await expect(first.getBoundingClientRect().left).toBeGreaterThan(last.getBoundingClientRect().right);
  },
});
