import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { TableOfContents } from './TableOfContents';

const items = [
  { id: 'example-export', label: 'Export' },
  { id: 'example-import', label: 'Import' },
  { id: 'example-columns', label: 'Columns' },
];

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Beside an article of several screens with three or more headings. It marks the one that is being read.',
      picture: () => <TableOfContents label="On this page" items={items} style={{ inlineSize: 180 }} />,
    },
    { text: 'At the end of the text, kept in sight with `position: sticky`. On phones leave it out or put it first.' },
  ],
  avoid: [
    {
      text: 'For groups of entries with counts. It shows no counts and does not become a select on phones.',
      instead: 'SectionNavigation',
      picture: () => (
        <TableOfContents
          label="Questions"
          items={[
            { id: 'example-prices', label: 'Prices (12)' },
            { id: 'example-crew', label: 'Crew (8)' },
          ]}
          style={{ inlineSize: 180 }}
        />
      ),
    },
    { text: 'For links to other pages. Its addresses are places on this page.', instead: 'SideNavigation' },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Goes from place to place.', story: 'EnterMovesTheFocusToThePlace' },
    {
      keys: ['Enter'],
      does: 'Scrolls to the place and moves the focus there, so that reading goes on from it.',
      story: 'EnterMovesTheFocusToThePlace',
    },
  ],
  accessibility: [
    'It is a navigation landmark with the name `label`; the place that is read has `aria-current="location"`.',
    'The headings it leads to need their `id` and `tabIndex={-1}`. Without the second the page scrolls but the focus stays.',
  ],
};
