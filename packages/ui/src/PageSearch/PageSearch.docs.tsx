import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { PageSearch } from './PageSearch';

const nothing = () => undefined;

/** Keys lead to the fields of the stories, not to pictures. */
const picture = { keys: [], 'data-page-search': undefined };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the one search of a page whose text is in the address and whose results replace what the page shows.',
      picture: () => <PageSearch label="Search guides" search="invoice" onSearch={nothing} {...picture} />,
    },
    { text: 'With `SearchResults`: the arrow keys then lead from the field through them and back.' },
  ],
  avoid: [
    {
      text: 'For a search inside a part of the page, such as a panel. The key would lead to only one of two fields.',
      instead: 'SearchField',
      picture: () => (
        <div style={{ display: 'grid', gap: 8, inlineSize: '100%' }}>
          <PageSearch label="Search guides" search="" onSearch={nothing} {...picture} />
          <PageSearch label="Search labels" search="" onSearch={nothing} {...picture} />
        </div>
      ),
    },
    { text: 'To choose one of many values in a form.', instead: 'ComboBox' },
    { text: 'To find pages and actions of the whole site from anywhere.', instead: 'CommandPalette' },
  ],
  keyboard: [
    {
      keys: ['/'],
      does: 'Leads to the field from anywhere on the page, unless keys says otherwise.',
      story: 'Default',
    },
    {
      keys: ['ArrowDown'],
      does: 'Goes from the field to the first result, and from one to the next.',
      story: 'Default',
    },
    {
      keys: ['ArrowUp'],
      does: 'Goes to the result before, and from the first one back to the field.',
      story: 'Default',
    },
    { keys: ['Escape'], does: 'Empties the field.', story: 'EscapeEmptiesIt' },
  ],
  accessibility: [
    '`label` names the field and its search landmark, and is its placeholder.',
    'Name its key in the page’s own list of shortcuts. The key in the field is hidden from screen readers.',
    'It announces no results. Say in the title of `SearchResults` how many there are, or with `announce`.',
  ],
};
