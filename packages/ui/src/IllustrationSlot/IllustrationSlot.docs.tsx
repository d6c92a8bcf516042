import { Compass } from 'lucide-react';
import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { IllustrationSlot } from './IllustrationSlot';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'Above a few words in a place that would be bare, such as the start of a task or its end.',
      picture: () => <IllustrationSlot seed="backlog" icon={Compass} />,
    },
    { text: 'With the same `seed` for the same place, so that it looks the same each time.' },
  ],
  avoid: [
    {
      text: 'Where content is missing. That needs a title and a next step beside it.',
      instead: 'EmptyState',
      picture: () => (
        <div style={{ display: 'grid', justifyItems: 'center' }}>
          <IllustrationSlot seed="empty" />
          No tasks
        </div>
      ),
    },
    { text: 'For an icon beside words.', instead: 'Icon' },
    { text: 'For the whole ground of a card or a page.', instead: 'ContourArt' },
  ],
  parts: {
    tile: 'The tile with the icon.',
  },
  states: ['tone'],
  keyboard: [],
  accessibility: [
    'It is decoration and not read, the icon included: what it stands for has to be in the words beside it.',
  ],
};
