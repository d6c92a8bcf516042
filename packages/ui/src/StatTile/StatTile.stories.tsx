import preview from '@quarterdeck/storybook/preview';
import { CircleCheck, CircleDot, ClockAlert, Ellipsis, Ship } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from '../IconButton';
import { Menu, MenuItem, MenuTrigger } from '../Menu';
import { StatTile, type StatTileProps } from './StatTile';
import { statTileTones } from './StatTile.styles';

const handleRefresh = fn();
const week = [16, 15, 15, 16, 15, 16, 17, 17, 16, 15, 15, 16, 14, 14, 15, 17, 18, 18, 19, 18, 19, 19, 20, 21];

const menu = (
  <MenuTrigger>
    <IconButton size="sm" icon={Ellipsis} label="Actions for Due tasks" />
    <Menu>
      <MenuItem id="refresh" onAction={handleRefresh}>
        Refresh
      </MenuItem>
    </Menu>
  </MenuTrigger>
);

const meta = preview.meta({
  title: 'Components/Data display/StatTile',
  component: StatTile,
  args: {
    label: 'Due tasks',
    value: 21,
    icon: CircleCheck,
    tone: 'info' as const,
    change: { value: 0.12, isGood: true },
    comparison: '13 completed this week',
    trend: week,
    style: { maxInlineSize: 272 },
  },
  parameters: { covers: ['component:@quarterdeck/ui/StatTile'] },
});

export const Default = meta.story({
  args: { actions: menu },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Due tasks: 21, up 12%, 13 completed this week')).toBeInTheDocument();
    await expect(canvas.getByText('+12%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Due tasks' }));
    const entry = canvasElement.ownerDocument.querySelector('[role="menuitem"]');
    if (entry === null) throw new Error('The menu did not open.');
    await userEvent.click(entry);
    await expect(handleRefresh).toHaveBeenCalledOnce();
  },
});

const four: readonly StatTileProps[] = [
  {
    label: 'Due tasks',
    value: 21,
    icon: CircleCheck,
    tone: 'info',
    change: { value: 0.12, isGood: true },
    comparison: '13 completed this week',
    trend: week,
  },
  {
    label: 'Overdue',
    value: 17,
    icon: ClockAlert,
    tone: 'danger',
    change: { value: -0.08, isGood: true },
    comparison: 'from yesterday 9',
    trend: week.toReversed(),
  },
  {
    label: 'Open issues',
    value: 24,
    icon: CircleDot,
    tone: 'warning',
    change: { value: 0.04, isGood: false },
    comparison: 'closed today 19',
    trend: week,
  },
  {
    label: 'Features',
    value: 38,
    icon: Ship,
    tone: 'success',
    change: { value: 0.21, isGood: true },
    comparison: 'implemented 16',
    trend: week,
  },
];

const grid = { display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' };
const pair = { display: 'grid', gap: 12, gridTemplateColumns: '164px 164px' };

export const Variants = meta.story({
  render: () => (
    <div style={grid}>
      {four.map((tile) => (
        <StatTile key={tile.label} {...tile} />
      ))}
      {statTileTones.map((tone) => (
        <StatTile key={tone} label={tone} value={1234} tone={tone} icon={CircleCheck} />
      ))}
      <StatTile label="Without an icon" value={168_380} format={{ style: 'currency', currency: 'USD' }} trend={week} />
    </div>
  ),
});

export const States = meta.story({
  render: () => (
    <div style={grid}>
      <StatTile label="No change" value={21} change={{ value: 0, isGood: true }} comparison="than last week" />
      <StatTile label="Neither good nor bad" value={21} change={{ value: 0.3, isGood: null }} comparison="longer" />
      <StatTile label="More, which is bad" value={24} change={{ value: 0.04, isGood: false }} comparison="this week" />
      <StatTile label="Not known yet" value={null} comparison="first figures on Monday" />
      <StatTile label="Leads to its page" value={21} href="/apps/tasks" trend={week} comparison="in four lists" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No change: 21, no change, than last week')).toBeInTheDocument();
    // What did not change has no arrow.
    await expect(canvasElement.querySelectorAll('[data-part="arrow"]')).toHaveLength(2);
    await expect(canvas.getByText('Not known yet: –, first figures on Monday')).toBeInTheDocument();
  },
});

export const TheTileAndItsMenuAreStopsOfTheirOwn = meta.story({
  args: { href: '/apps/tasks', actions: menu },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Due tasks: 21, up 12%, 13 completed this week' });
    const button = canvas.getByRole('button', { name: 'Actions for Due tasks' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    // The link is wherever nothing else is.
    const hit = (element: Element | null) => {
      const box = element?.getBoundingClientRect();
      return document.elementFromPoint(
        (box?.left ?? 0) + (box?.width ?? 0) / 2,
        (box?.top ?? 0) + (box?.height ?? 0) / 2,
      );
    };
    await expect(hit(canvasElement.querySelector('[data-part="value"]'))).toBe(link);
    await expect(hit(canvasElement.querySelector('[data-part="trend"]'))).toBe(link);
    await expect(button).toContainElement(hit(button) as HTMLElement);
  },
});

export const Loading = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      {[grid, pair].map((style, index) => (
        <div key={index === 0 ? 'wide' : 'phone'} style={{ ...style, alignItems: 'start' }}>
          <StatTile label="Due tasks" icon={CircleCheck} value={null} comparison="" trend={[]} isLoading />
          <StatTile {...args} style={{}} />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('Due tasks: Loading')).toHaveLength(2);
    const heights = [...canvasElement.querySelectorAll('[data-variant]')].map(
      (tile) => tile.getBoundingClientRect().height,
    );
    await expect(heights[0]).toBe(heights[1]);
    await expect(heights[2]).toBe(heights[3]);
  },
});

const hostile: Readonly<Record<string, readonly [value: number, change: number]>> = {
  'no number': [Number.NaN, Number.NaN],
  infinite: [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  huge: [1e12, 1e12],
  'beyond all numbers': [-1e308, -1e308],
  tiny: [1e-9, 1e-9],
  long: [123_456_789.25, 12.345],
};

export const Hostile = meta.story({
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, 164px)' }}>
      {Object.entries(hostile).map(([label, [value, change]]) => (
        <StatTile
          key={label}
          label={label}
          value={value}
          change={{ value: change, isGood: false }}
          comparison="than before"
          trend={[value, change, 3, null, 4]}
        />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('long: 123,456,789.25, up 1,234.5%, than before')).toBeInTheDocument();
    await expect(canvasElement.textContent).not.toMatch(/NaN|∞|Infinity/);
    for (const value of canvasElement.querySelectorAll('[data-part="value"]'))
      await expect(value.scrollWidth).toBeLessThanOrEqual(132);
  },
});

export const LongContent = meta.story({
  args: {
    label: 'Tasks that are due before the harbour opens in spring and have not been given to anybody yet',
    value: 1_234_567.5,
    format: { style: 'currency', currency: 'TRY' },
    comparison: 'Muhasebeleştirilemeyenlerdenmişsinizcesine 13 completed in the week from March 2 to March 8',
    actions: menu,
  },
  render: (args) => (
    <div style={pair}>
      <StatTile {...args} />
      <StatTile {...args} label={'word '.repeat(2000)} comparison={'x'.repeat(10_000)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const tile of canvasElement.querySelectorAll('[data-variant]'))
      await expect(tile.scrollWidth).toBeLessThanOrEqual(tile.clientWidth);
  },
});

export const PhoneWidth = meta.story({
  name: 'Phone-width',
  render: () => (
    <div style={pair}>
      {four.map((tile) => (
        <StatTile key={tile.label} {...tile} actions={<IconButton size="sm" icon={Ellipsis} label={tile.label} />} />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('13 completed this week')).toBeVisible();
    const tops = [...canvasElement.querySelectorAll('[data-part="trend"]')].map(
      (line) => line.getBoundingClientRect().top,
    );
    // Lines of a row stand beside each other, below their numbers.
    await expect(tops[0]).toBe(tops[1]);
    const value = canvasElement.querySelector('[data-part="value"]')?.getBoundingClientRect();
    await expect(tops[0]).toBeGreaterThanOrEqual(value?.bottom ?? Number.POSITIVE_INFINITY);
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { actions: menu, change: { value: -0.08, isGood: true } },
});
