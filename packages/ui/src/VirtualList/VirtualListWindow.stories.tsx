import preview from '@quarterdeck/storybook/preview';
import { GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Icon } from '../Icon';
import { nothingSelected, type ListSelection } from './listSelection';
import { VirtualList, type VirtualListHandle } from './VirtualList';

const many = Array.from({ length: 1000 }, (_, index) => `Row ${index + 1}`);
const getKey = (name: string) => name;
const renderRow = (name: string) => (
  <div role="gridcell" style={{ display: 'flex', alignItems: 'center', gap: 8, blockSize: '100%' }}>
    <span data-drag-handle>
      <Icon icon={GripVertical} size="sm" />
    </span>
    {name}
  </div>
);
const heights = { none: 0, low: 200, high: 500 };

/** A long list in a frame that can change its height, its rows theirs. */
function Demo() {
  const list = useRef<VirtualListHandle>(null);
  const [items, setItems] = useState(many);
  const [height, setHeight] = useState<keyof typeof heights>('low');
  const [isCompact, setCompact] = useState(false);
  const [selection, setSelection] = useState<ListSelection>(nothingSelected);
  return (
    <>
      <button type="button" onClick={() => setItems((before) => (before === many ? many.slice(0, 3) : many))}>
        Search
      </button>
      {(['none', 'low', 'high'] as const).map((name) => (
        <button key={name} type="button" onClick={() => setHeight(name)}>
          {name}
        </button>
      ))}
      <button type="button" onClick={() => setCompact((before) => !before)}>
        Density
      </button>
      {[100, 105].map((number) => (
        <button key={number} type="button" onClick={() => list.current?.focusRow(`Row ${number}`)}>
          Show {number}
        </button>
      ))}
      <div style={{ display: 'flex', flexDirection: 'column', blockSize: heights[height] }}>
        <VirtualList
          handleRef={list}
          aria-label="Rows"
          items={items}
          getKey={getKey}
          rowHeight={isCompact ? 40 : 50}
          renderRow={renderRow}
          selection={selection}
          onSelectionChange={setSelection}
          onOpen={() => undefined}
          onMove={(keys, to) =>
            setItems((before) => {
              const rest = before.filter((name) => !keys.includes(name));
              return [...rest.slice(0, to), ...keys, ...rest.slice(to)];
            })
          }
        />
      </div>
    </>
  );
}

/** Which rows are mounted, and when: see `useRowWindow`. */
const meta = preview.meta({
  title: 'Components/Data display/VirtualListWindow',
  tags: ['!autodocs'],
  component: Demo,
});

interface Page {
  canvasElement: HTMLElement;
}

const gridOf = ({ canvasElement }: Page) => {
  const grid = canvasElement.querySelector<HTMLElement>('[role="grid"]');
  if (!grid) throw new Error('There is no list');
  return grid;
};
/** Names of the rows that can be seen to more than a half, in order. */
function seen(page: Page): string[] {
  const frame = gridOf(page).getBoundingClientRect();
  return [...gridOf(page).querySelectorAll('[role="row"]')]
    .map((row) => ({ name: row.textContent, box: row.getBoundingClientRect() }))
    .filter(({ box }) => (box.top + box.bottom) / 2 > frame.top && (box.top + box.bottom) / 2 < frame.bottom)
    .toSorted((one, other) => one.box.top - other.box.top)
    .map(({ name }) => name);
}
const rows = (from: number, to: number) => many.slice(from - 1, to);

export const AScrolledListThatBecomesShort = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    gridOf({ canvasElement }).scrollTop = 40_000;
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(801, 804)));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(1, 3)));
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(1, 4)));
  },
});

export const AFrameThatGrows = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    gridOf({ canvasElement }).scrollTop = 5000;
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(101, 104)));
    await userEvent.click(canvas.getByRole('button', { name: 'high' }));
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(101, 110)));
  },
});

export const TheFocusStaysOnARowFarAway = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grid = gridOf({ canvasElement });
    await userEvent.click(canvas.getByRole('button', { name: 'Show 100' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 100$/ })).toHaveFocus());
    grid.scrollTop = 40_000;
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(801, 804)));
    await expect(canvas.getByRole('row', { name: /Row 100$/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 101$/ })).toHaveFocus());
    await waitFor(() => expect(seen({ canvasElement })[0]).toBe('Row 101'));
    grid.scrollTop = 40_000;
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(801, 804)));
    // Out of the list and back into it.
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Show 105' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 101$/ })).toHaveFocus());
    await waitFor(() => expect(seen({ canvasElement })).toContain('Row 101'));
  },
});

export const ShowsARowByTheShortestWay = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grid = gridOf({ canvasElement });
    const show = (number: number) => userEvent.click(canvas.getByRole('button', { name: `Show ${number}` }));
    await show(100);
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(97, 100)));
    grid.scrollTop = 40_000;
    await show(105);
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(105, 108)));
    await show(100);
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(100, 103)));
    grid.scrollTop = 4900;
    await show(100);
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 100$/ })).toHaveFocus());
    await expect(grid.scrollTop).toBe(4900);
  },
});

export const RowsOfAnotherHeight = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    gridOf({ canvasElement }).scrollTop = 45_000;
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(901, 904)));
    await userEvent.click(canvas.getByRole('button', { name: 'Density' }));
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(901, 905)));
    await userEvent.click(canvas.getByRole('button', { name: 'Density' }));
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(901, 904)));
  },
});

export const AFrameWithoutAHeight = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'none' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Show 105' }));
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 105$/ })).toHaveFocus());
    await expect(canvas.getAllByRole('row').length).toBeLessThan(30);
    await userEvent.click(canvas.getByRole('button', { name: 'low' }));
    await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(105, 108)));
  },
});

/** A larger text zooms the page: what is scrolled, measured and dragged has one unit. */
export const InAZoomedPage = meta.story({
  beforeEach: () => () => document.documentElement.style.removeProperty('zoom'),
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    document.documentElement.style.zoom = '1.2';
    const grid = gridOf({ canvasElement });
    await step('rows are where the list is scrolled to', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'high' }));
      grid.scrollTop = 40_000;
      await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(801, 810)));
      await userEvent.click(canvas.getByRole('button', { name: 'Show 100' }));
      await waitFor(() => expect(seen({ canvasElement })).toEqual(rows(100, 109)));
    });
    await step('a row falls where the pointer is', async () => {
      const middleOf = (name: RegExp) => {
        const box = canvas.getByRole('row', { name }).getBoundingClientRect();
        return { clientX: box.left + 10, clientY: (box.top + box.bottom) / 2 };
      };
      const handle = canvas.getByRole('row', { name: /Row 101$/ }).querySelector('[data-drag-handle]');
      if (!handle) throw new Error('The row has no handle');
      const { clientX, clientY } = middleOf(/Row 106$/);
      await userEvent.pointer([
        { keys: '[MouseLeft>]', target: handle, coords: middleOf(/Row 101$/) },
        { target: canvasElement, coords: { clientX, clientY: clientY + 10 } },
      ]);
      const ghost = () => [...grid.ownerDocument.querySelectorAll<HTMLElement>('[inert]')].at(-1);
      await waitFor(() => expect(ghost()).toBeInTheDocument());
      await waitFor(() => {
        const box = ghost()?.getBoundingClientRect();
        return expect(Math.abs(((box?.top ?? 0) + (box?.bottom ?? 0)) / 2 - clientY - 10)).toBeLessThan(2);
      });
      await userEvent.pointer({ keys: '[/MouseLeft]', target: canvasElement });
      await waitFor(() =>
        expect(seen({ canvasElement }).slice(4, 8)).toEqual(['Row 105', 'Row 106', 'Row 101', 'Row 107']),
      );
    });
  },
});
