import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { BookOpen, Receipt } from 'lucide-react';
import { RowList } from './RowList';

const wide = { inlineSize: '100%', margin: 0, padding: 0 };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a handful of ways to other pages, each with a line on what is there. The whole row is the link.',
      picture: () => (
        <RowList
          rows={[
            { href: '#refunds', title: 'Refunds', text: 'What comes back, and how fast.', icon: Receipt },
            { href: '#prices', title: 'Understand prices', text: 'Fixed, with tax.', icon: BookOpen },
          ]}
          style={wide}
        />
      ),
    },
    { text: 'As `cards` on a start page, for two or three ways that everybody takes.' },
  ],
  avoid: [
    {
      text: 'For one way alone, which needs no list.',
      instead: 'Link',
      picture: () => (
        <RowList rows={[{ href: '#guides', title: 'All guides', text: 'Go to all guides.' }]} style={wide} />
      ),
    },
    { text: 'For rows with buttons, checkboxes or an order of their own.', instead: 'List' },
    { text: 'For long texts. They are cut after two lines.', instead: 'Card' },
  ],
  states: ['accent', 'variant'],
  keyboard: [{ keys: ['Tab'], does: 'Comes to the link of a row; the whole row shows the focus.', story: 'States' }],
  accessibility: [
    'A list of links. Each is named by its title alone, so the title has to be clear without the text.',
    'A text is cut after two lines: what matters stands at its beginning.',
  ],
};
