import { Plus } from 'lucide-react';
import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Button } from '../Button';
import { EmptyState } from './EmptyState';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'In the place of content that is not there yet, with the one step that brings it.',
      picture: () => (
        <EmptyState
          size="sm"
          title="Your backlog is empty"
          text="Add what has to be built."
          action={
            <Button variant="primary" icon={Plus}>
              Add item
            </Button>
          }
        />
      ),
    },
    {
      text: 'With the `kind` that says why: no results, a failure, no connection, no permission. Each has its icon.',
      picture: () => (
        <EmptyState
          size="sm"
          kind="no-results"
          title="Nothing matches “harbor”"
          text="Check the spelling, or clear the filters."
        />
      ),
    },
  ],
  avoid: [
    {
      text: 'While the content is still on its way. It would say that there is none.',
      instead: 'Skeleton',
      picture: () => <EmptyState size="sm" title="No messages yet" text="Still loading." />,
    },
    { text: 'For a record that the address names and the server does not know.', instead: 'MissingRecord' },
    { text: 'For an exception that a boundary caught, which needs an id to report.', instead: 'ErrorBoundaryView' },
  ],
  parts: {
    illustration: 'The sounding lines with the icon.',
    title: 'What is missing, as a heading.',
    text: 'Why, or what to do next.',
    actions: 'The button and the link.',
    details: 'A code or an id behind a disclosure.',
  },
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Presses its button; where the content takes its place, the content gets the focus.',
      story: 'GivesItsFocusToTheContent',
    },
  ],
  accessibility: [
    'Its title is a heading of level 3. Set `headingLevel` where it stands elsewhere in the outline; the illustration is not read.',
    'It announces nothing. Where it appears after a search or a filter, the page says how many were found.',
    'Where its button takes it away, the focus goes to the element with the id `content`, or to `main`. It needs `tabIndex={-1}`.',
  ],
};
