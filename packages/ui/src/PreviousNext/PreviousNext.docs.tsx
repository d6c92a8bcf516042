import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { PreviousNext } from './PreviousNext';

const wide = { inlineSize: '100%' };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'At the end of a page that is read in an order, such as a guide. The titles say what comes.',
      picture: () => (
        <PreviousNext
          label="Other guides"
          previous={{ label: 'Previous', title: 'Refunds', href: '#refunds' }}
          next={{ label: 'Next', title: 'End a project', href: '#end' }}
          style={wide}
        />
      ),
    },
  ],
  avoid: [
    {
      text: 'For the pages of a list, which have numbers and no titles.',
      instead: 'Pagination',
      picture: () => (
        <PreviousNext
          label="Pages"
          previous={{ label: 'Previous', title: 'Page 1', href: '#1' }}
          next={{ label: 'Next', title: 'Page 3', href: '#3' }}
          style={wide}
        />
      ),
    },
    { text: 'For steps that have to be done one after the other.', instead: 'Stepper' },
  ],
  keyboard: [{ keys: ['Tab'], does: 'Comes to the cards; each is one link.', story: 'States' }],
  accessibility: [
    'A navigation landmark named by `label`. A link is read with both its words: “Next End a project”.',
    'On phones the previous one is an arrow alone, and its title is still read.',
    'Of the only page of an order there is nothing to show, and no landmark.',
  ],
};
