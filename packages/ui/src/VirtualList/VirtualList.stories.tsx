import preview from '@quarterdeck/storybook/preview';
import { GripVertical } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Icon } from '../Icon';
import { nothingSelected, type ListSelection } from './listSelection';
import { VirtualList } from './VirtualList';

interface Row {
  id: string;
  name: string;
}

const rowsOf = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: `row-${index}`, name: `Row ${index + 1}` }));
const getKey = (row: Row) => row.id;
const savedPrefix = 'saved-';
const identityOf = (key: string) => key.replace(savedPrefix, '');
const renderRow = (row: Row) => (
  <div role="gridcell" style={{ display: 'flex', alignItems: 'center', gap: 12, blockSize: '100%', paddingInline: 12 }}>
    <span data-drag-handle style={{ cursor: 'grab' }}>
      <Icon icon={GripVertical} size="sm" />
    </span>
    {row.name}
    <button type="button" tabIndex={-1} style={{ marginInlineStart: 'auto' }}>
      Act on {row.name}
    </button>
  </div>
);

/** The rows with those of `keys` standing together, the first of them at `to` in the resulting list. */
function moveRows(rows: readonly Row[], keys: readonly string[], to: number): Row[] {
  const isMoved = (row: Row) => keys.includes(row.id);
  const rest = rows.filter((row) => !isMoved(row));
  return [...rest.slice(0, to), ...rows.filter(isMoved), ...rest.slice(to)];
}

interface DemoProps {
  count: number;
  onOpen: (key: string) => void;
}

/** The list with the state that its owner keeps. */
function Demo({ count, onOpen }: DemoProps) {
  const [rows, setRows] = useState(() => rowsOf(count));
  const [selection, setSelection] = useState<ListSelection>(nothingSelected);
  return (
    <div style={{ display: 'flex', flexDirection: 'column', blockSize: 320, background: 'var(--qd-surface-sheet)' }}>
      <VirtualList
        aria-label="Rows"
        items={rows}
        getKey={getKey}
        identityOf={identityOf}
        rowHeight={44}
        renderRow={renderRow}
        selection={selection}
        onSelectionChange={setSelection}
        onOpen={onOpen}
        onMove={(keys, to) => setRows((before) => moveRows(before, keys, to))}
        onRowKeyDown={({ key }, row) => {
          if (key === 'Delete') setRows((before) => before.filter((one) => getKey(one) !== row));
          if (key === 's') setRows((before) => before.map((one) => ({ ...one, id: `${savedPrefix}${one.id}` })));
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Components/Data display/VirtualList',
  component: Demo,
  args: { count: 50, onOpen: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/VirtualList'] },
});

export const Default = meta.story();

export const TenThousandRows = meta.story({
  args: { count: 10_000 },
  play: async ({ canvas, userEvent }) => {
    const grid = canvas.getByRole('grid', { name: 'Rows' });
    await expect(grid).toHaveAttribute('aria-rowcount', '10000');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 10000/ })).toHaveFocus());
  },
});

export const IsWalkedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 1 / })).toHaveFocus());
    await userEvent.keyboard('j{ArrowDown}k');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 2 / })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('row-1');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Act on Row 2' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 2 / })).toHaveFocus());
  },
});

export const ARowThatGoesHandsTheFocusOn = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { count: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Act on Row 2' })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 3 / })).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 1 / })).toHaveFocus());
  },
});

export const ARowWhoseKeyChangesStaysAsItIs = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}x');
    const row = canvas.getByRole('row', { name: /Row 2 / });
    await userEvent.keyboard('s');
    await waitFor(() => expect(row).toHaveAttribute('data-key', 'saved-row-1'));
    await expect(row).toHaveFocus();
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(row).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('saved-row-1');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(row).toHaveAttribute('aria-rowindex', '3'));
    await expect(row).toHaveFocus();
  },
});

export const SelectsByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const selected = () => canvas.getAllByRole('row').filter((row) => row.ariaSelected === 'true').length;
    await userEvent.tab();
    await userEvent.keyboard('x');
    await expect(selected()).toBe(1);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await waitFor(() => expect(selected()).toBe(3));
    await userEvent.keyboard('{Escape}');
    await expect(selected()).toBe(0);
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(selected()).toBe(canvas.getAllByRole('row').length));
  },
});

export const MovesRowsByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const order = () =>
      canvas
        .getAllByRole('row')
        .slice(0, 3)
        .map((row) => row.textContent?.match(/Row \d+/)?.[0]);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(order()).toEqual(['Row 2', 'Row 1', 'Row 3']));
    await waitFor(() => expect(canvas.getByRole('row', { name: /Row 1 / })).toHaveFocus());
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(order()).toEqual(['Row 1', 'Row 2', 'Row 3']));
  },
});

export const MovesRowsByPointer = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const order = () =>
      canvas
        .getAllByRole('row')
        .slice(0, 3)
        .map((row) => row.textContent?.match(/Row \d+/)?.[0]);
    const handles = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-drag-handle]')];
    const third = canvas.getByRole('row', { name: /Row 3 / }).getBoundingClientRect();
    const [first] = handles();
    if (!first) throw new Error('The first row has no handle');
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: first },
      { target: canvasElement, coords: { clientX: 30, clientY: third.bottom - 2 } },
    ]);
    // The list follows in the next frames, and shows where the row would fall.
    await waitFor(() => expect(canvasElement.querySelector('[data-lifted]')).not.toBeNull());
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: canvasElement });
    await waitFor(() => expect(order()).toEqual(['Row 2', 'Row 3', 'Row 1']));
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const PagesAndEndsAreReachedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const hasFocus = (name: RegExp) => waitFor(() => expect(canvas.getByRole('row', { name })).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    await hasFocus(/Row 7 /);
    await userEvent.keyboard('{ArrowUp}');
    await hasFocus(/Row 6 /);
    await userEvent.keyboard('{End}');
    await hasFocus(/Row 50 /);
    await userEvent.keyboard('{PageUp}');
    await hasFocus(/Row 44 /);
    await userEvent.keyboard('{Home}');
    await hasFocus(/Row 1 /);
  },
});
