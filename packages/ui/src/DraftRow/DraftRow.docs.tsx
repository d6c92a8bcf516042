import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { DraftRow } from './DraftRow';

const nothing = () => undefined;
const added = () => Promise.resolve(true);
const keys = () => ({ text: 'Enter to add, Esc to cancel' });

export const docs: ComponentDocs = {
  use: [
    {
      text: 'To add several records one after the other where they will be listed. A title is enough for a start.',
      picture: () => (
        <DraftRow
          draftKey="docs:draft-row"
          label="New berth"
          hint={keys}
          onAdd={added}
          onEnd={nothing}
          style={{ inlineSize: '100%', paddingInline: 12, blockSize: 44 }}
        />
      ),
    },
    {
      text: 'With `variant="card"`, in the lane of a board.',
      picture: () => (
        <DraftRow variant="card" draftKey="docs:draft-card" label="New card" onAdd={added} onEnd={nothing} />
      ),
    },
  ],
  avoid: [
    {
      text: 'For a record that needs more than one field before it can be saved.',
      instead: 'Form',
      picture: () => (
        <DraftRow
          draftKey="docs:draft-long"
          label="Name, length and price of the berth"
          onAdd={added}
          onEnd={nothing}
          style={{ inlineSize: '100%', paddingInline: 12, blockSize: 44 }}
        />
      ),
    },
    { text: 'To change the title of a record that is there already.', instead: 'InlineEdit' },
  ],
  parts: { draft: 'The row, or the card, around the field.' },
  states: ['tone', 'variant'],
  keyboard: [
    { keys: ['Enter'], does: 'Adds the record and empties the field for the next one.', story: 'Default' },
    { keys: ['Enter'], does: 'In an empty field: ends.', story: 'Default' },
    { keys: ['Escape'], does: 'Ends without adding what was typed.', story: 'LeavingAddsAndEscapeDoesNot' },
  ],
  accessibility: [
    'The field takes the focus as it appears. Show it only when somebody asked to add something.',
    'The hint describes the field and is announced as it changes. A text that is refused stays in the field, which says that it is invalid.',
    'Leaving the field adds what is in it. `onEnd` says whether a key ended it: the page then gives the focus a place.',
    'What was typed is kept in the browser until it is added, and is there again after a reload.',
  ],
};
