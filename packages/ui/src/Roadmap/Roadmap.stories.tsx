import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Roadmap } from './Roadmap';
import { roadmapTones } from './Roadmap.styles';
import type { RoadmapItem } from './RoadmapRow';
import { RoadmapSkeleton } from './RoadmapSkeleton';

const titles = ['Card checkout', 'In-app notifications', 'Two languages', 'Import contacts', 'Berth map', 'Audit log'];

const items: RoadmapItem[] = titles.map((title, index) => ({
  id: `item-${index}`,
  code: `QD-0${index + 11}`,
  title,
  from: index * 9,
  to: index * 9 + 10,
  label: '2 weeks',
  tone: roadmapTones[index % roadmapTones.length] ?? 'tint',
  description: `Now, week ${index * 2 + 1} and on, 2 weeks`,
}));

const placeless: RoadmapItem = { id: 'later', title: 'Weather mast', from: null, to: null, description: 'No estimate' };

const meta = preview.meta({
  title: 'Components/Data display/Roadmap',
  component: Roadmap,
  globals: { viewport: { value: 'desktop' } },
  parameters: { covers: ['component:@quarterdeck/ui/Roadmap'] },
  args: {
    'aria-label': 'Roadmap',
    listLabel: 'Items in the order they are built',
    startDate: '2026-03-16',
    weeks: 12,
    daysPerWeek: 5,
    today: '2026-04-01',
    items: [...items, placeless],
    noPlaceText: 'No estimate',
    beyondText: 'After week 12',
    onOpen: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const row = canvas.getByRole('row', { name: /Two languages/ });
    await expect(row).toHaveTextContent(/Now, week 5 and on, 2 weeks$/);
    await expect(canvas.getByText('16 Mar')).toBeVisible();
    await expect(canvas.getByText('Today')).toBeVisible();
    await userEvent.click(row);
    await expect(args.onOpen).toHaveBeenCalledWith('item-2');
    const list = canvas.getByRole('grid', { name: 'Items in the order they are built' });
    list.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '2'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith('item-1');
  },
});

/** Six weeks of seven days, a day outside of them, another height. */
export const Variants = meta.story({
  args: {
    weeks: 6,
    daysPerWeek: 7,
    startDate: '2026-03-18',
    today: '2026-08-01',
    height: '360px',
    beyondText: 'After week 6',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Today')).toBeNull();
    const heads = canvas.getByRole('group', { name: 'Roadmap' }).querySelectorAll('[aria-hidden] > span:has(> b)');
    await expect(heads).toHaveLength(6);
  },
});

/** Without a place, ending too late, beginning too late; loading; nothing. */
export const States = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 32 }}>
      <Roadmap
        {...args}
        items={[
          { ...placeless, title: 'Without a place' },
          { ...placeless, id: 'late', title: 'Ends too late', from: 54, to: 66, label: '12 days', tone: 'solid' },
          { ...placeless, id: 'beyond', title: 'Begins too late', from: 66, to: 70, label: '4 days' },
          { ...placeless, id: 'short', title: 'Half a day', from: 59.5, to: 60, label: 'half a day' },
        ]}
      />
      <RoadmapSkeleton />
      <Roadmap {...args} aria-label="Empty" listLabel="Nothing" items={[]} height="160px" />
    </div>
  ),
  play: async ({ canvas }) => {
    const barIn = (name: RegExp) => canvas.getByRole('row', { name }).querySelector('[data-part="bar"]');
    await expect(barIn(/Without a place/)).toBeNull();
    await expect(barIn(/Ends too late/)).toHaveAttribute('data-beyond');
    await expect(barIn(/Begins too late/)).toBeNull();
    await expect(canvas.getByRole('row', { name: /Begins too late/ })).toHaveTextContent('After week 12');
    await expect(within(canvas.getByRole('group', { name: 'Empty' })).queryByRole('grid')).toBeNull();
  },
});

export const LongContent = meta.story({
  args: {
    items: [
      {
        ...placeless,
        id: 'long',
        code: 'QUARTERDECK-1000000',
        title: 'Hafenmeistereiliegeplatzvergabe '.repeat(300),
        from: 0,
        to: 1,
        label: '12 weeks and 3 days '.repeat(3),
      },
      { ...placeless, id: 'markup', title: '<img src=x onerror="globalThis.hostile=1">', from: 0, to: 1e12 },
      { ...placeless, id: 'rtl', title: 'مخطط الرصيف', from: 20, to: 30 },
      ...Array.from({ length: 2_000 }, (_, index) => ({ ...placeless, id: `${index}`, title: `Item ${index}` })),
    ],
  },
  play: async ({ canvas }) => {
    // Only the rows in sight are mounted.
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** The weeks end where the rows do, and these end at the edge unless there is a scroll bar. */
export const RowsReachTheEdge = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid');
    const right = (part: Element | null | undefined) => part?.getBoundingClientRect().right ?? 0;
    const row = canvas.getAllByRole('row')[0];
    const heads = canvas.getByRole('group', { name: 'Roadmap' }).querySelectorAll('[aria-hidden] > span:has(> b)');
    await expect(Math.abs(right(heads[11]) - right(row))).toBeLessThan(1);
    const scrollBar = list.scrollHeight > list.clientHeight ? list.offsetWidth - list.clientWidth : 0;
    await expect(right(list) - right(row)).toBe(scrollBar);
  },
});

/** Names stand above their bars: the weeks have the whole width, and nothing scrolls sideways. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const roadmap = canvas.getByRole('group', { name: 'Roadmap' });
    await expect(roadmap.scrollWidth).toBeLessThanOrEqual(roadmap.clientWidth);
    const row = canvas.getByRole('row', { name: /Card checkout/ });
    const name = row.querySelector('[data-part="name"]')?.getBoundingClientRect();
    const bar = row.querySelector('[data-part="bar"]')?.getBoundingClientRect();
    await expect(bar?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { 'aria-label': 'Yol haritası', listLabel: 'İşler', noPlaceText: 'Tahmini yok' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Bugün')).toBeVisible();
    await expect(canvas.getByText('16 Mar')).toBeVisible();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const ArrowsHomeAndEndGoThroughTheRows = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('grid');
    const isAt = (row: string) => waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', row));
    list.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
    await userEvent.keyboard('{End}');
    await isAt('7');
    await userEvent.keyboard('{ArrowUp}');
    await isAt('6');
    await userEvent.keyboard('{Home}');
    await isAt('1');
    await userEvent.keyboard('{ArrowDown}');
    await isAt('2');
  },
});
