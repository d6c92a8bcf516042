import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { SearchBox } from './SearchBox';

const ignore = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'As `basic` in a header with room for a field: it answers below itself, in groups, while people type.',
      picture: () => <SearchBox appearance="basic" label="Search" value="mar" onSearch={ignore} groups={[]} />,
    },
    {
      text: 'As `bar` in place of a row that shows only an icon for the search. Close it by `onClose` and give the focus back to the icon.',
    },
    { text: 'With what was opened last as its groups while nothing is typed.' },
  ],
  avoid: [
    {
      text: 'To filter the list beside it, which answers by itself.',
      instead: 'SearchField',
      picture: () => <SearchBox appearance="basic" label="Search tasks" value="" onSearch={ignore} groups={[]} />,
    },
    { text: 'To go anywhere and do anything from a shortcut, over the page.', instead: 'CommandPalette' },
    { text: 'For the value of a form.', instead: 'ComboBox' },
  ],
  parts: {
    field: 'The frame of the field, or the row of the bar.',
    icon: 'The magnifier.',
    input: 'The field itself.',
    spinner: 'Turns while an answer is to come.',
    clear: 'The button that empties the field.',
    close: 'The button that closes a bar.',
    panel: 'The answers below: at most 512 px high for a bar, 256 px for a basic field.',
    failure: 'Why nothing could be found, with "Try again".',
    message: 'In place of rows: loading, too short, or nothing found.',
  },
  states: ['appearance', 'open'],
  keyboard: [
    {
      keys: ['ArrowDown', 'ArrowUp'],
      does: 'Go through the results of all groups; the cursor stays in the field.',
      story: 'ArrowsCrossTheGroupsAndEnterOpens',
    },
    {
      keys: ['Enter'],
      does: 'Opens the result; after a failure it tries again.',
      story: 'ArrowsCrossTheGroupsAndEnterOpens',
    },
    { keys: ['Escape'], does: 'Closes a bar.', story: 'EscapeClosesTheBar' },
    {
      keys: ['Escape'],
      does: 'Empties a basic field; in an empty one it closes the answers.',
      story: 'EscapeEmptiesABasicFieldThenClosesIt',
    },
  ],
  accessibility: [
    '`label` names the `search` landmark, its field and its list. The field keeps the focus and says which result is next.',
    'How many results are in how many groups is announced, as are `emptyText`, `hint` and `error`. Set `isLoading` while an answer is to come, so that nothing is called empty.',
    'An item that `isDone` is heard as done, not only struck through.',
  ],
};
