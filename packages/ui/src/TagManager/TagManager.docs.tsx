import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For all labels or tags of an app at once: to add, rename, recolor and delete them, and to see how much each is used.',
    },
    { text: 'Where tags are kept, not where they are chosen: what one record has is set in a `TagMenu`.' },
  ],
  avoid: [
    { text: 'To choose the tags of one record in a form.', instead: 'TagInput' },
    { text: 'To show tags, or take them off one record.', instead: 'TagGroup' },
    { text: 'For one name that is changed where it stands.', instead: 'InlineEdit' },
  ],
  parts: {
    field: 'The field of a name: the new one, or one of the list.',
  },
  states: ['focus-visible', 'hovered'],
  keyboard: [
    {
      keys: ['Enter'],
      does: 'In the field for a new one, adds it and empties the field for the next.',
      story: 'AddsAndRefusesANameThatIsTaken',
    },
    {
      keys: ['Enter'],
      does: 'In the field of a name, saves it. An empty one becomes what it was.',
      story: 'RenamesInPlace',
    },
    {
      keys: ['Escape'],
      does: 'Puts back a name that was changed; the next press closes the dialog.',
      story: 'RenamesInPlace',
    },
    {
      keys: ['Enter'],
      does: 'On the button that deletes, deletes; the focus goes to the field for a new one.',
      story: 'DeletingKeepsTheFocusInTheDialog',
    },
  ],
  accessibility: [
    'Every field and button is named with its tag by `words`: “Name of Work”, “Delete Work”.',
    'A name that is taken is refused at its field, with the reason as its description.',
    'It deletes without a question. Say in `words.hint` what that does, and offer the way back.',
  ],
};
