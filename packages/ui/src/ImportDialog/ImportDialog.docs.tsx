import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    { text: 'For many records from one file, such as contacts in CSV. It can be chosen, dropped, or pasted as text.' },
    {
      text: 'Where people have to see what will happen first: each row says whether it is new, an update, unchanged or wrong.',
    },
  ],
  avoid: [
    { text: 'For files that are kept as they are, such as attachments.', instead: 'FileUpload' },
    { text: 'For one picture.', instead: 'PictureField' },
    { text: 'For a handful of records that are typed faster than a file is made.', instead: 'DraftRow' },
  ],
  parts: {
    'drop-zone': 'The place that takes a file that is dropped or pasted.',
    number: 'The number of a row in the file.',
  },
  states: ['drop-target', 'wide'],
  keyboard: [
    { keys: ['Escape'], does: 'Closes it.', story: 'EscapeCloses' },
    { keys: ['Escape'], does: 'Does nothing while rows are imported.', story: 'Busy' },
  ],
  accessibility: [
    'The focus starts on the button that chooses a file, and goes to the summary once the file is read.',
    'Nothing needs dragging: a file can be chosen, or pasted while the button has the focus.',
    'A file that cannot be read and an import that fails are announced. `read` returns the reason as a sentence.',
    'Set `isRowHeader` on one column: it names the rows.',
  ],
};
