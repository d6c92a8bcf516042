import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Once in an app, to go anywhere and do anything by typing: pages, people, records and actions in one list.',
    },
    {
      text: 'Where the same few things are wanted again and again: while nothing is typed it can show what was used last.',
    },
  ],
  avoid: [
    { text: 'To filter the list of one page, which should stay in sight.', instead: 'SearchField' },
    { text: 'For the value of a form.', instead: 'ComboBox' },
    { text: 'As the only way to an action. Who does not know its name cannot find it.', instead: 'Menu' },
  ],
  parts: {
    close: 'The button that closes it.',
    leading: 'The icon or picture of an item.',
    text: 'The words of an item.',
    hint: 'The path or second name beside the label.',
    input: 'The field.',
    spinner: 'Turns while an answer is to come.',
    label: 'The label, with what was found marked in it.',
    enter: 'The sign of the Enter key on the item that it acts on.',
    found: 'How many results are in how many groups, in the foot.',
  },
  states: ['done', 'entering', 'exiting', 'focus-visible', 'focused', 'kind', 'pressed'],
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Go through the items of all groups; the cursor stays in the field.',
      story: 'ArrowUpGoesBackWithTheCursorInTheField',
    },
    {
      keys: ['Enter'],
      does: 'Closes it and does what the item says.',
      story: 'ArrowsCrossTheGroupsAndEnterActs',
    },
    {
      keys: ['Escape'],
      does: 'Empties the field; in an empty one it closes the palette.',
      story: 'EscapeClearsThenCloses',
    },
  ],
  accessibility: [
    '`label` names the dialog, its field and its list. The field keeps the focus and says which item is next.',
    'How many items were found is announced. Set `isLoading` while an answer is to come, so that nothing is called empty.',
    'A shortcut alone is not found by everybody: the page needs a visible button that opens it.',
  ],
};
