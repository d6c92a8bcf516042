import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { RecordRow, RowMenuButton, RowTitle } from '../RecordRow';
import { nothingSelected } from '../VirtualList';
import { RecordList } from './RecordList';

const nothing = () => undefined;
const titleOf = (title: string) => title;
const renderRow = (title: string) => (
  <RecordRow>
    <RowTitle title={title} href="#record" />
    <RowMenuButton label={`Actions for ${title}`} onOpen={nothing} />
  </RecordRow>
);

/** The list in a part of a page that is as high as its rows. */
const listOf = (titles: readonly string[]) => (
  <div style={{ display: 'flex', flexDirection: 'column', inlineSize: '100%', blockSize: titles.length * 44 + 2 }}>
    <RecordList
      aria-label="Work"
      variant="card"
      items={titles}
      getKey={titleOf}
      rowHeights={{ comfortable: 44, compact: 36, twoLines: 60 }}
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
      text: 'For the records of an app, up to tens of thousands, in rows of one height. Each title is a link that opens its record without loading the page.',
      picture: () => listOf(['Paint the hull', 'Order the harbour blue']),
    },
    {
      text: 'As a `pane` that fills its place beside the open record, or as a `card` that is as high as its rows and no higher than the page has room.',
    },
  ],
  avoid: [
    {
      text: 'For two lines, pictures or rows of different heights. Every row has one height, and what is longer is cut.',
      instead: 'List',
      picture: () => listOf(['Walk round the ship and write down what the winter has left of her paint']),
    },
    { text: 'For rows that open nothing and have no address, such as lines of a log.', instead: 'VirtualList' },
    { text: 'For columns of figures that people sort.', instead: 'Table' },
  ],
  parts: { handle: 'The grip of a row, which is part of its RecordRow.' },
  states: ['dragging', 'selecting', 'short', 'variant'],
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Goes to the next row, or to the one before.',
      story: 'RowsAreWalkedSelectedAndMovedByKeys',
    },
    {
      keys: ['Home', 'End'],
      does: 'Goes to the first row, or to the last.',
      story: 'RowsAreWalkedSelectedAndMovedByKeys',
    },
    {
      keys: ['ArrowRight', 'ArrowLeft'],
      does: 'Goes from a row to its controls, and back.',
      story: 'RowsAreWalkedSelectedAndMovedByKeys',
    },
    { keys: ['Enter'], does: 'Opens the record.', story: 'Default' },
    { keys: ['x'], does: 'Selects the row.', story: 'RowsAreWalkedSelectedAndMovedByKeys' },
    {
      keys: ['Shift+ArrowDown'],
      does: 'Selects on to the next row.',
      story: 'RowsAreWalkedSelectedAndMovedByKeys',
    },
    { keys: ['Escape'], does: 'Clears the selection.', story: 'RowsAreWalkedSelectedAndMovedByKeys' },
    {
      keys: ['Alt+ArrowDown'],
      does: 'Moves the row one place down.',
      story: 'RowsAreWalkedSelectedAndMovedByKeys',
    },
  ],
  accessibility: [
    'A grid named by `aria-label`; as a card it stands in a region of the same name.',
    'It says how many rows there are, though only those in sight are on the page.',
    'Single letters do nothing for people who have switched them off in their preferences; arrows always work.',
    'A sticky heading repeats a row, so it is hidden from screen readers.',
  ],
};
