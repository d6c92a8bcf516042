import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Card, CardBody, CardHead } from '../Card';
import { ListPane } from './ListPane';

const small = { inlineSize: '100%', blockSize: 190 };
const note = (
  <Card variant="outline">
    <CardHead title="Harbour" />
  </Card>
);

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For the list that an app is about. Its heading, search and buttons stay in place while the list scrolls.',
      picture: () => (
        <ListPane title="Notes" count="12 notes" ground="sunken" style={small}>
          {note}
        </ListPane>
      ),
    },
    { text: 'In `Panes`, beside its navigation and what is open. Each pane scrolls by itself.' },
  ],
  avoid: [
    {
      text: 'Inside a card or beside another list. Its title is the `h1` of the page, and it scrolls on its own.',
      instead: 'Card',
      picture: () => (
        <Card style={{ inlineSize: '100%' }}>
          <CardHead title="This voyage" />
          <CardBody>
            <ListPane title="Notes" count="12 notes" style={{ blockSize: 140 }}>
              {note}
            </ListPane>
          </CardBody>
        </Card>
      ),
    },
    { text: 'For pages that scroll as a whole, such as a guide or settings.', instead: 'Page' },
  ],
  parts: {
    count: 'How much is in the list; phones leave it out.',
    end: 'The search and the buttons at the end of the head.',
    search: 'The search field.',
  },
  states: ['ground', 'panes'],
  keyboard: [{ keys: ['Escape'], does: 'Empties the search; the focus stays in it.', story: 'EscapeEmptiesTheSearch' }],
  accessibility: [
    'A region named by `title`, the `h1` of the page. On phones the title is read and, unless `isTitleOnPhones`, not seen.',
    'When the typing rests, `search.found` is announced: give it as a sentence, such as “3 notes found”.',
    '`search.shortcut` is only shown. The page listens for the key and moves the focus to the field.',
  ],
};
