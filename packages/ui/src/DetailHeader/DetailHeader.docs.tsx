import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Ellipsis, X } from 'lucide-react';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Text } from '../Text';
import { DetailHeader } from './DetailHeader';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Above an open record in a pane or a drawer: its code, then the buttons for more and for closing. The title is a `DetailTitle` in the body below.',
      picture: () => (
        <DetailHeader style={{ inlineSize: '100%' }}>
          <code>QD-027</code>
          <IconButton icon={Ellipsis} label="More" />
          <IconButton icon={X} label="Close" />
        </DetailHeader>
      ),
    },
  ],
  avoid: [
    {
      text: 'For the head of a page, with a title and its main button. Only a code at the start keeps the buttons at the end.',
      instead: 'Page',
      picture: () => (
        <DetailHeader style={{ inlineSize: '100%' }}>
          <Text variant="title-3">Settings</Text>
          <Button variant="primary">Save</Button>
        </DetailHeader>
      ),
    },
    { text: 'For the title of one of several cards.', instead: 'Card' },
  ],
  keyboard: [],
  accessibility: [
    'A `<header>` without a name. Give the article around it `aria-labelledby` with the id of the `DetailTitle`.',
    '`DetailTitle` is a heading of the second level.',
    'Its buttons are icons, so each needs a `label`.',
  ],
};
