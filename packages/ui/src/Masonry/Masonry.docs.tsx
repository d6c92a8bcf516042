import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Card, CardBody, CardHead } from '../Card';
import { Masonry } from './Masonry';

interface Note {
  title: string;
  text: string;
}

const notes: Note[] = [
  { title: 'Paint', text: 'Three tins of white, the harbour blue is not mixed yet.' },
  { title: 'Rope', text: '40 m.' },
  { title: 'Lamp', text: 'Second shelf.' },
];
const look = {
  'aria-label': 'Notes',
  getKey: ({ title }: Note) => title,
  estimateHeight: () => 96,
  renderItem: ({ title, text }: Note) => (
    <Card>
      <CardHead title={title} href={`#${title}`} />
      <CardBody>{text}</CardBody>
    </Card>
  ),
  minColumnWidth: 160,
  style: { inlineSize: '100%', margin: 0, padding: 0, listStyle: 'none' },
};

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For cards of different heights that people look through rather than compare: notes, pictures.',
      picture: () => <Masonry {...look} items={notes} />,
    },
    { text: 'For any number of them. Only cards near the window are mounted, and keys reach all.' },
  ],
  avoid: [
    {
      text: 'For cards of one height. A grid needs no measuring and keeps them in rows.',
      instead: 'Stack',
      picture: () => <Masonry {...look} items={notes.map(({ title }) => ({ title, text: '40 m.' }))} />,
    },
    { text: 'For records whose fields are compared.', instead: 'Table' },
  ],
  keyboard: [
    {
      keys: ['ArrowRight', 'ArrowDown'],
      does: 'Go to the next card in the order of reading, whichever column it is in.',
      story: 'IsWalkedByKeys',
    },
    { keys: ['ArrowLeft', 'ArrowUp'], does: 'Go to the previous card.', story: 'IsWalkedByKeys' },
    { keys: ['Home', 'End'], does: 'Go to the first and to the last card.', story: 'OneThousandCards' },
    {
      keys: ['Delete'],
      does: 'As any other key, is given to `onCardKeyDown`. When its card goes, the next one has the focus.',
      story: 'ACardThatGoesPassesTheFocusOn',
    },
  ],
  accessibility: [
    'A list in the order of `items`. Each card says its place among all, also those that are not mounted.',
    'The first link or button of a card takes the focus for it, so each card needs one, named by what the card is.',
    'When the focused card goes, the one in its place has the focus; after the last one, the content of the page.',
  ],
};
