import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { GroupRow } from '../GroupRow';
import { RecordRow, RowHandle, RowMenuButton, RowTitle } from '../RecordRow';
import { nothingSelected } from '../VirtualList';
import { RecordList, type RecordListProps } from './RecordList';

interface Work {
  id: string;
  title: string;
  isHeading: boolean;
}

const getKey = ({ id }: Work) => id;
const isHeading = ({ isHeading }: Work) => isHeading;
const nothing = () => undefined;
const renderRow = ({ title, isHeading }: Work) =>
  isHeading ? (
    <GroupRow title={title} count="8" isCollapsed={false} onToggle={nothing} />
  ) : (
    <RecordRow touch={{ isLiftable: true }}>
      <RowHandle canMove label="Drag to move" />
      <RowTitle title={title} href={`#${title}`} />
      <RowMenuButton label={`Actions for ${title}`} onOpen={nothing} />
    </RecordRow>
  );

/** Groups of eight under their headings. */
const workOf = (count: number): Work[] =>
  Array.from({ length: count }, (_, index) =>
    index % 9 === 0
      ? { id: `group-${index}`, title: `Yard ${index / 9 + 1}`, isHeading: true }
      : { id: `work-${index}`, title: `Work ${index}`, isHeading: false },
  );

interface DemoProps extends Pick<
  RecordListProps<Work>,
  'variant' | 'opensOn' | 'hasStickyHeadings' | 'isSelecting' | 'onOpen' | 'onMove'
> {
  count: number;
}

/** The list with the selection that its owner keeps. */
function Demo({ count, ...rest }: DemoProps) {
  const [items] = useState(() => workOf(count));
  const [selection, setSelection] = useState(nothingSelected);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', containerType: 'inline-size', blockSize: 360 }}>
      <RecordList
        aria-label="Work"
        items={items}
        getKey={getKey}
        isHeading={isHeading}
        rowHeights={{ comfortable: 44, compact: 36, twoLines: 60 }}
        renderRow={renderRow}
        selection={selection}
        onSelectionChange={setSelection}
        isLiftable
        {...rest}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Data display/RecordList',
  component: Demo,
  args: { count: 60, onOpen: fn(), onMove: fn() },
  globals: { viewport: { value: 'desktop' } },
  parameters: { covers: ['component:@quarterdeck/ui/RecordList'] },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('a click on a title opens its record, one beside it does not', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Work 1' }));
      await expect(args.onOpen).toHaveBeenLastCalledWith('work-1');
      await userEvent.click(canvas.getAllByRole('gridcell')[2] ?? canvas.getByRole('grid'));
      await expect(args.onOpen).toHaveBeenCalledOnce();
    });
    await step('Enter does', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
    });
    await step('with Shift it selects', async () => {
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(canvas.getByRole('link', { name: 'Work 4' }));
      await userEvent.keyboard('{/Shift}');
      await expect(args.onOpen).toHaveBeenCalledTimes(2);
      await expect(canvas.getAllByRole('row', { selected: true }).length).toBeGreaterThan(0);
    });
  },
});

/** The card of a page, whose rows open anywhere but on their controls and headings. */
export const Variants = meta.story({
  args: { variant: 'card', opensOn: 'row', count: 12 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Work' })).toBeVisible();
    await userEvent.click(canvas.getAllByRole('gridcell')[1] ?? canvas.getByRole('grid'));
    await expect(args.onOpen).toHaveBeenLastCalledWith('work-1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Work 2' }));
    await userEvent.click(canvas.getAllByRole('gridcell')[0] ?? canvas.getByRole('grid'));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
});

/** The heading stays in sight while its rows are scrolled, and is said once. */
export const StickyHeadings = meta.story({
  args: { variant: 'card', hasStickyHeadings: true },
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('grid').scrollTop = 9 * 44 + 100;
    const sticky = () => canvasElement.querySelector('[aria-hidden="true"] [role="gridcell"]');
    await waitFor(() => expect(sticky()).toHaveTextContent('Yard 2'));
    const top = canvas.getByRole('region').getBoundingClientRect().top;
    await expect(Math.abs((sticky()?.getBoundingClientRect().top ?? 0) - top)).toBeLessThan(3);
    canvas.getByRole('grid').scrollTop = 0;
    await waitFor(() => expect(sticky()).toBeNull());
  },
});

/** Room for the bar of what is selected: the last row comes out from below it. */
export const States = meta.story({
  args: { isSelecting: true },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('grid');
    const frame = list.parentElement?.parentElement;
    await expect((frame?.getBoundingClientRect().bottom ?? 0) - list.getBoundingClientRect().bottom).toBeGreaterThan(
      70,
    );
  },
});

export const LongContent = meta.story({
  args: { count: 9_000, variant: 'card', hasStickyHeadings: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-rowcount', '9000');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  args: { variant: 'card', count: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')[0]?.getBoundingClientRect().height).toBe(60);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, args: { variant: 'card' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { variant: 'card' } });

export const RowsAreWalkedSelectedAndMovedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { count: 12 },
  play: async ({ args, canvas, userEvent }) => {
    const title = (name: string) => canvas.getByRole('link', { name });
    const rowOf = (name: string) => title(name).closest<HTMLElement>('[role="row"]');
    const selected = () => canvas.queryAllByRole('row', { selected: true });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await waitFor(() => expect(rowOf('Work 1')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(title('Work 1')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(rowOf('Work 1')).toHaveFocus());
    await userEvent.keyboard('x');
    await expect(selected()).toHaveLength(1);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await waitFor(() => expect(selected()).toHaveLength(2));
    await userEvent.keyboard('{Escape}');
    await expect(selected()).toHaveLength(0);
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(args.onMove).toHaveBeenCalledWith(['work-2'], 3);
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(rowOf('Work 11')).toHaveFocus());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getAllByRole('row')[0]).toHaveFocus());
  },
});
