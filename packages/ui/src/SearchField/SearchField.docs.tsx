import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { SearchField } from './SearchField';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'To find something in the list beside it. Results follow while people type, after a rest that you set.',
      picture: () => <SearchField label="Search tasks" defaultValue="refund" />,
    },
    {
      text: 'With `shortcut` where a key leads to it. It only shows the key; the page has to listen.',
      picture: () => <SearchField label="Search tasks" shortcut="/" />,
    },
  ],
  avoid: [
    {
      text: 'For a value of a form. It has no visible label and no errors, and Escape empties it.',
      instead: 'ComboBox',
      picture: () => <SearchField label="Home port" placeholder="Home port" />,
    },
    { text: 'For the search of a whole page whose address should keep the words.', instead: 'PageSearch' },
    { text: 'To go from anywhere to anything.', instead: 'CommandPalette' },
  ],
  parts: { icon: 'The magnifier.' },
  states: ['disabled'],
  keyboard: [
    { keys: ['Enter'], does: 'Calls `onSubmit` with the text.', story: 'Default' },
    { keys: ['Escape'], does: 'Empties it.', story: 'IsEmptiedByEscapeAndClosedByTheSecond' },
    { keys: ['Escape'], does: 'In the empty field, calls `onClose`.', story: 'IsEmptiedByEscapeAndClosedByTheSecond' },
  ],
  accessibility: [
    'Its `label` names the field and the `search` landmark around it; it is not shown. Say what is searched: “Search tasks”.',
    'The page has to announce how many results there are, for example with `announce` of `LiveRegion`.',
    'The button that empties it has a name, is no Tab stop, and gives the focus back to the field.',
  ],
};
