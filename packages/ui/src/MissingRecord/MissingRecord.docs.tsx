import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { MissingRecord } from './MissingRecord';

const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'In the place of a page whose address names a record that the server does not know.',
      picture: () => (
        <MissingRecord
          size="sm"
          title="Guide not found"
          text="It may have been renamed."
          begin={{ label: 'All guides', href: '/guides' }}
        />
      ),
    },
    { text: 'With `forget` where the browser remembers the record and would come back to it.' },
  ],
  avoid: [
    {
      text: 'For a list that is empty. Nothing is missing, and the next step is to add something.',
      instead: 'EmptyState',
      picture: () => (
        <MissingRecord
          size="sm"
          title="No guides"
          begin={{ label: 'Write a guide', href: '/guides/new' }}
          forget={{ label: 'Forget', onPress: nothing }}
        />
      ),
    },
    { text: 'Where the server did not answer, so that nobody knows whether it is there.', instead: 'AsyncContent' },
  ],
  keyboard: [],
  accessibility: [
    'Its title is the `h1` of the page. In a part of a page set `headingLevel` and a smaller `size`.',
    'The way on is a link and can be opened in a new tab; `forget` is a button.',
  ],
};
