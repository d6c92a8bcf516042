import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import type { ReactNode } from 'react';
import { RecordRow, RowHandle, RowMenuButton, RowPerson, RowTags, RowTitle } from './RecordRow';

const nothing = () => undefined;

/** The frame that a list gives its rows. */
const inList = (row: ReactNode) => (
  <div role="grid" aria-label="Work" style={{ inlineSize: '100%' }}>
    <div role="row" style={{ blockSize: 44 }}>
      {row}
    </div>
  </div>
);

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For each record of a `RecordList`: a handle, the title as a link, one or two tags, one person, a menu. Take the parts that it has.',
      picture: () =>
        inList(
          <RecordRow>
            <RowTitle title="Paint the hull" href="#record" />
            <RowTags tags={[{ id: 'yard', name: 'Yard', hue: 'teal' }]} />
            <RowPerson person={{ id: 'ada', name: 'Ada Byron' }} label={(name) => `Assigned to ${name}`} />
            <RowMenuButton label="Actions for Paint the hull" onOpen={nothing} />
          </RecordRow>,
        ),
    },
    { text: 'With `controls="on-demand"`, where the handles and menus of all rows would be too much at once.' },
  ],
  avoid: [
    {
      text: 'For the head of a group of rows. It would be counted, opened and dragged as a record.',
      instead: 'GroupRow',
      picture: () =>
        inList(
          <RecordRow>
            <RowHandle canMove label="Drag to move" />
            <RowTitle title="In the yard (12)" href="#group" />
            <RowMenuButton label="Actions for In the yard" onOpen={nothing} />
          </RecordRow>,
        ),
    },
    { text: 'Outside a `RecordList`. Tab passes its parts over, and no arrow keys lead to them.', instead: 'RowList' },
  ],
  parts: {
    handle: 'The grip by which the row is moved; it keeps its place where nothing can be moved.',
    title: 'The title, the link to the record.',
    tags: 'The tags, and the number of those not shown.',
    person: 'The avatar, or the free place of nobody.',
    meta: 'What a list adds at the end, such as a due date: an element of its own with this part.',
    menu: 'The button of the menu.',
  },
  states: ['controls', 'count', 'done', 'nobody'],
  keyboard: [],
  accessibility: [
    'The cell of its row. None of its parts is a stop of Tab: the arrow keys of the list reach them.',
    'Name the menu by its record, as in “Actions for Paint the hull”, and the person by what they are to it.',
    'Whatever a swipe or a long press does has to be in the menu too, and moving rows needs keys, which the list has.',
    'A title that is struck through looks done, but is not read so. The row needs a `CheckCircle` that says it.',
  ],
};
