import type { BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { beginVisit } from '@quarterdeck/data/visit/testing/beginVisit';
import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { BacklogRoadmap } from '../components/roadmap/BacklogRoadmap';
import { BacklogStage } from './testing/BacklogStage';

interface DemoProps {
  onOpen: (id: BacklogItemId) => void;
  /** Days added to every estimate. */
  more?: number;
}

const Roadmap = ({ onOpen, more = 0 }: DemoProps) => (
  <BacklogStage>
    {(project) => {
      const requirements = project.requirements.map((item) =>
        item.estimateDays === null ? item : { ...item, estimateDays: item.estimateDays + more },
      );
      return <BacklogRoadmap project={{ ...project, requirements }} items={requirements} onOpen={onOpen} />;
    }}
  </BacklogStage>
);

const meta = preview.meta({
  title: 'Features/backlog/BacklogRoadmap',
  component: Roadmap,
  globals: { viewport: { value: 'desktop' } },
  args: { onOpen: fn() },
  beforeEach: () => beginVisit(),
});

export const Default = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const list = await canvas.findByRole('grid', { name: 'Items in the order they are built' });
    const checkout = canvas.getByRole('row', { name: /Card checkout/ });
    await expect(checkout).toHaveTextContent(/Now, .+ to .+, 2 weeks$/);
    await expect(canvas.getByText('Today')).toBeVisible();
    await userEvent.click(checkout);
    await expect(args.onOpen).toHaveBeenCalledWith('item-01');
    list.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '2'));
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
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
    await expect(heads).toHaveLength(12);
    await expect(Math.abs(right(heads[11]) - right(row))).toBeLessThan(1);
    const scrollBar = list.scrollHeight > list.clientHeight ? list.offsetWidth - list.clientWidth : 0;
    await expect(right(list) - right(row)).toBe(scrollBar);
  },
});

export const Unestimated = meta.story({
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /No estimate/ });
    await expect(rows[0]?.querySelector('[data-part="bar"]')).toBeNull();
    rows[0]?.scrollIntoView();
  },
});

export const OverCapacity = meta.story({
  name: 'BK-2 Over capacity',
  args: { more: 3 },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('row', { name: /After week 12/ });
    await expect(rows.length).toBeGreaterThan(1);
    await expect(canvas.getByRole('row', { name: /Card checkout/ })).not.toHaveTextContent('After week 12');
  },
});

export const Large = meta.story({
  globals: { scenario: 'large' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).length).toBeLessThan(60);
  },
});

/** Names stand above their bars: the twelve weeks have the whole width, and nothing scrolls sideways. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const roadmap = await canvas.findByRole('group', { name: 'Roadmap' });
    await expect(roadmap.scrollWidth).toBeLessThanOrEqual(roadmap.clientWidth);
    const row = canvas.getByRole('row', { name: /Card checkout/ });
    const name = row.querySelector('[data-part="name"]')?.getBoundingClientRect();
    const bar = row.querySelector('[data-part="bar"]')?.getBoundingClientRect();
    await expect(bar?.top).toBeGreaterThanOrEqual(name?.bottom ?? Infinity);
    // Two of twelve weeks.
    await expect(bar?.width).toBeGreaterThan(row.clientWidth / 7);
  },
});

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas }) => void (await canvas.findByText('Bugün')),
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByText('Today')),
});
