import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { SectionRow } from './SectionRow';

const nothing = () => undefined;

/** The row in the frame that a list gives it. */
const sectionOf = (title: string, count?: string) => (
  <div role="grid" aria-label="Work" style={{ inlineSize: '100%' }}>
    <div role="row" style={{ blockSize: 44 }}>
      <SectionRow
        title={title}
        untitled="Untitled"
        count={count}
        words={{ rename: `Rename ${title}`, drag: 'Drag to move', menu: `Actions for ${title}` }}
        canMove
        isEditing={false}
        onEditStart={nothing}
        onEditEnd={nothing}
        onRename={nothing}
        onMenu={nothing}
      />
    </div>
  </div>
);

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a heading that people add, name and move themselves, over the rows that follow it in a `RecordList`.',
      picture: () => sectionOf('Hull', '3 open'),
    },
  ],
  avoid: [
    {
      text: 'For groups that the app makes, such as by status. Nobody can rename or move them, and they fold.',
      instead: 'GroupRow',
      picture: () => sectionOf('Status: in progress', '12'),
    },
    { text: 'For a title that is edited outside a list.', instead: 'InlineEdit' },
  ],
  parts: {
    title: 'The title, a button that turns it into a field.',
    count: 'How many rows the section has.',
    menu: 'The button of the menu.',
  },
  keyboard: [
    { keys: ['Enter'], does: 'In the field: saves the title.', story: 'Default' },
    { keys: ['Escape'], does: 'In the field: keeps the title as it was.', story: 'Default' },
  ],
  accessibility: [
    'The cell of its row. Title and menu are no stops of Tab: the arrow keys of the list reach them.',
    'The field takes the focus and is named by `words.rename`. Leaving it saves, an empty title brings back the old one.',
    '`onEditEnd` says whether a key ended it: the page then gives the focus back to the row.',
  ],
};
