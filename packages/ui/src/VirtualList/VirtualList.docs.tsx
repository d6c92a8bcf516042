import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { nothingSelected } from './listSelection';
import { VirtualList } from './VirtualList';

const nothing = () => undefined;
const lineOf = (line: string) => line;
const renderRow = (line: string) => (
  <div role="gridcell" style={{ padding: '10px 12px', overflow: 'clip' }}>
    {line}
  </div>
);
const log = Array.from({ length: 10_000 }, (_, index) => `Signal ${index + 1} received`);

/** The list with the height that its place gives it. */
const listOf = (lines: readonly string[]) => (
  <div style={{ display: 'flex', flexDirection: 'column', inlineSize: '100%', blockSize: 132 }}>
    <VirtualList
      aria-label="Signals"
      items={lines}
      getKey={lineOf}
      rowHeight={44}
      renderRow={renderRow}
      selection={nothingSelected}
      onSelectionChange={nothing}
      onOpen={nothing}
    />
  </div>
);

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For hundreds to tens of thousands of rows of one height. Only those in sight are on the page, so the number makes no difference.',
      picture: () => listOf(log),
    },
    { text: 'Where people who use it all day select, move and open rows by keys, without a pointer.' },
  ],
  avoid: [
    {
      text: 'For a few rows, or for rows of different heights. The height is fixed: a second line runs into the next row.',
      instead: 'List',
      picture: () =>
        listOf(['Walk round the ship and write down what the winter has left of her paint', 'Order the harbour blue']),
    },
    {
      text: 'For records with a title, tags and a menu. The density, the links and the parts of such rows are made already.',
      instead: 'RecordList',
    },
    { text: 'For cards of different heights in several columns.', instead: 'Masonry' },
  ],
  parts: {
    handle: 'The grip of a row, for rows that are painted with rowControls.',
    menu: 'The button of a menu in such a row, which a swipe opens.',
  },
  states: ['dragging', 'lifted', 'open', 'swiping'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes back to the row that had the focus last, and brings it into sight.',
      story: 'TheFocusStaysOnARowFarAway',
    },
    {
      keys: ['ArrowDown', 'j', 'k'],
      does: 'Goes to the next row (Down, J), or to the one before (K).',
      story: 'IsWalkedByKeys',
    },
    { keys: ['ArrowUp'], does: 'Goes to the row before.', story: 'PagesAndEndsAreReachedByKeys' },
    {
      keys: ['PageDown', 'PageUp'],
      does: 'Goes on, or back, by what is in sight.',
      story: 'PagesAndEndsAreReachedByKeys',
    },
    { keys: ['Home', 'End'], does: 'Goes to the first row, or to the last.', story: 'PagesAndEndsAreReachedByKeys' },
    { keys: ['ArrowRight', 'ArrowLeft'], does: 'Goes from a row to its controls, and back.', story: 'IsWalkedByKeys' },
    { keys: ['Enter'], does: 'Opens the row.', story: 'IsWalkedByKeys' },
    { keys: ['x'], does: 'Selects the row.', story: 'SelectsByKeys' },
    { keys: ['Shift+ArrowDown'], does: 'Selects on to the next row.', story: 'SelectsByKeys' },
    { keys: ['$mod+a'], does: 'Selects all rows.', story: 'SelectsByKeys' },
    { keys: ['Escape'], does: 'Clears the selection.', story: 'SelectsByKeys' },
    { keys: ['Alt+ArrowDown', 'Alt+ArrowUp'], does: 'Moves the row down, or up.', story: 'MovesRowsByKeys' },
  ],
  accessibility: [
    'A grid of one column named by `aria-label`. It says how many rows there are, and which one of them each row is.',
    'Controls in a row take `tabIndex={-1}`: arrow keys reach them, and Tab leaves the list.',
    'When a row with the focus goes, the row in its place takes the focus. A row that has it stays on the page however far the list is scrolled.',
    'Let people switch off the single letters (`hasSingleKeys`), and offer dragging and swipes in a menu of the row too.',
  ],
};
