import { announced } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { ChartSwatch } from '../ChartSwatch';
import { Segment, SegmentedControl } from '../SegmentedControl';
import { TickMeter } from '../TickMeter';
import { budgetParts, hostileParts } from '../charts/testing/chartData';
import {
  catchDownloads,
  checkListBelow,
  checkNumbersAgree,
  checkPaths,
  checkRetry,
} from '../charts/testing/chartPlays';
import { withAnnouncements } from '../charts/testing/withAnnouncements';
import { DonutChart } from './DonutChart';

const usd = { style: 'currency', currency: 'USD' } as const;

const meta = preview.meta({
  title: 'Components/Charts/DonutChart',
  component: DonutChart,
  args: {
    title: 'Budget',
    parts: budgetParts,
    format: usd,
    pointsName: 'Area',
    valueName: 'Planned',
    totalName: 'Total',
    finding: 'More than half of the budget is Development.',
  },
  decorators: [withAnnouncements],
  parameters: { covers: ['component:@quarterdeck/ui/DonutChart'] },
});

const range = (
  <SegmentedControl label="Kind" size="sm" defaultValue="planned">
    <Segment id="planned" label="Planned" />
    <Segment id="spent" label="Spent" />
  </SegmentedControl>
);

export const Default = meta.story({
  args: { range },
  play: async ({ canvas, userEvent }) => {
    const plot = canvas.getByRole('application', { name: 'Budget' });
    await expect(plot).toHaveAccessibleDescription(/More than half of the budget is Development\. Total: US\$180,000/);
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('Development, Planned: US$96,000, 53%, 1 of 5'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(announced()).toHaveTextContent('Design, Planned: US$32,000, 18%, 2 of 5'));
    const current = () => canvas.getAllByRole('listitem').filter((row) => row.hasAttribute('data-current'));
    await expect(current()[0]).toHaveTextContent('Design');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(current()[0]).toHaveTextContent('Development');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(announced()).toHaveTextContent('Extras, Planned: US$12,000, 7%, 5 of 5'));
    await userEvent.keyboard('{Home}');
    await expect(current()[0]).toHaveTextContent('Development');
    await userEvent.keyboard('{Escape}');
    await expect(current()).toEqual([]);
  },
});

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))' };

export const KeysTableAndFileAgree = meta.story({
  play: async ({ canvasElement }) => checkNumbersAgree(canvasElement, 'Budget'),
});

export const Variants = meta.story({
  render: () => (
    <div style={grid}>
      <DonutChart
        title="New and returning"
        totalName="Visitors"
        parts={[
          { id: 'new', name: 'New', value: 37_320 },
          { id: 'returning', name: 'Returning', value: 9_330 },
        ]}
        finding="Four of five visitors are new."
      />
      <DonutChart title="Budget" totalName="Total" parts={budgetParts} format={usd} isBare />
      <DonutChart
        title="Revenue"
        totalName="This year"
        format={usd}
        parts={budgetParts.map(({ value, ...part }) => ({ ...part, value: (value ?? 0) * 1234 }))}
      />
    </div>
  ),
});

const visitors = [
  { id: 'new', name: 'New', value: 37_320, share: 0.8 },
  { id: 'returning', name: 'Returning', value: 9_330, share: 0.2 },
];

/** Scales in the place of the list. */
export const WithItsOwnList = meta.story({
  args: {
    title: 'New and returning',
    totalName: 'Visitors',
    valueName: 'Visitors',
    format: { maximumFractionDigits: 0 },
    parts: visitors,
    height: 260,
    finding: 'Four of five visitors are new.',
    list: (
      <div style={{ display: 'grid', gap: 12 }}>
        {visitors.map(({ id, name, share }, place) => (
          <div key={id} style={{ display: 'grid', gridTemplateColumns: 'auto 1fr auto', gap: '4px 8px' }}>
            <ChartSwatch place={place} shape="area" style={{ alignSelf: 'center' }} />
            <span>{name}</span>
            <b>{share * 100}%</b>
            <TickMeter
              style={{ gridColumn: '1 / -1' }}
              {...{ value: share, max: 1, strokes: 51, label: name, chartPlace: place }}
              valueText={`${share * 100}%`}
              isFullWidth
            />
          </div>
        ))}
      </div>
    ),
  },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <DonutChart {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    const plot = canvas.getByRole('application');
    const ring = plot.getBoundingClientRect();
    const meter = canvas.getByRole('meter', { name: 'New' }).getBoundingClientRect();
    await expect(meter.top).toBeGreaterThanOrEqual(ring.bottom);
    await expect(meter.width).toBe(280);
    // The list knows nothing of the part that is looked at, so the middle says it.
    const middle = () => canvasElement.querySelector('[data-part="middle"]');
    await expect(middle()).toHaveTextContent('46,650Visitors');
    plot.focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(middle()).toHaveTextContent('37,320New'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(middle()).toHaveTextContent('9,330Returning'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(middle()).toHaveTextContent('46,650Visitors'));
    const isRtl = getComputedStyle(plot).direction === 'rtl';
    await userEvent.pointer({
      target: plot,
      coords: { clientX: isRtl ? ring.left + 8 : ring.right - 8, clientY: ring.top + ring.height / 2 },
    });
    await waitFor(() => expect(middle()).toHaveTextContent('37,320New'));
    await userEvent.unhover(plot);
    await waitFor(() => expect(middle()).toHaveTextContent('46,650Visitors'));
  },
});

export const WithItsOwnListRtl = WithItsOwnList.extend({ globals: { direction: 'rtl' } });

/** A picture has the names and values of all parts, also where the list beside the ring is the page's own. */
export const SavesItsOwnList = WithItsOwnList.extend({
  play: async ({ canvas, userEvent }) => {
    const downloads = catchDownloads();
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'Menu of New and returning' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Export SVG' }));
      await waitFor(() => expect(downloads.files().size).toBe(1));
      const [file] = downloads.files().values();
      const svg = new DOMParser().parseFromString((await file?.text()) ?? '', 'image/svg+xml');
      const texts = [...svg.querySelectorAll('text')].map(({ textContent }) => textContent);
      for (const text of ['New', '37,320 · 80%', 'Returning', '9,330 · 20%'])
        await expect(texts.filter((one) => one === text)).toHaveLength(1);
    } finally {
      downloads.stop();
    }
  },
});

export const SavesItsFiles = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const downloads = catchDownloads();
    try {
      for (const item of ['Export SVG', 'Export CSV', 'Export PNG']) {
        await userEvent.click(canvas.getByRole('button', { name: 'Menu of Budget' }));
        await userEvent.click(await screen.findByRole('menuitem', { name: item }));
      }
      await waitFor(() => expect([...downloads.files().keys()]).toContain('Budget.png'));
      const svg = await downloads.files().get('Budget.svg')?.text();
      await expect(svg).toContain('Development');
      await expect(svg).toContain('US$96,000 · 53%');
      await expect(await downloads.files().get('Budget.csv')?.text()).toContain('"Design",32000,17.7');
    } finally {
      downloads.stop();
    }
  },
});

export const Hostile = meta.story({
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))' }}>
      {Object.entries(hostileParts).map(([title, parts]) => (
        <DonutChart key={title} title={title} totalName="Total" parts={parts} />
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
    reason: 'Planning starts on Dec 1.',
    emptyAction: <Button size="sm">Show last year</Button>,
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
      <DonutChart {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => checkListBelow(canvasElement),
});

export const LongContent = meta.story({
  args: {
    title: 'Budget of everything that has to be ready before the first customers come on board in spring',
    totalName: 'Total of all the areas',
    parts: budgetParts.map(({ name, ...part }) => ({
      ...part,
      name: `${name} and all that belongs to it in some way`,
    })),
    range,
  },
  render: (args) => (
    <div style={{ maxInlineSize: 440 }}>
      <DonutChart {...args} />
    </div>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(announced()).toHaveTextContent(/Development, Planned: .*, 1 of 5/));
  },
});
