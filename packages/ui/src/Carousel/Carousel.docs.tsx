import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Card, CardHead } from '../Card';
import { Carousel } from './Carousel';

const words = { previous: 'Previous', next: 'Next' };

const cards = (names: readonly string[]) =>
  names.map((name) => (
    <Card key={name} variant="interactive">
      <CardHead title={name} href={`/marketplace/${name}`} />
    </Card>
  ));

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a first look at five to fifteen cards of one kind, with a page elsewhere that has all of them.',
      picture: () => (
        <Carousel label="Requirements" title="Popular" words={words} slideWidth={180} style={{ inlineSize: '100%' }}>
          {cards(['Card checkout', 'Refunds', 'Receipts', 'Search'])}
        </Carousel>
      ),
    },
  ],
  avoid: [
    {
      text: 'For what people have to compare or must not miss. Most of it is out of sight; a `Grid` shows all.',
      instead: 'Stack',
      picture: () => (
        <Carousel label="Plans" title="Choose a plan" words={words} slideWidth={300} style={{ inlineSize: '100%' }}>
          {cards(['Crew of two', 'Crew of five', 'Crew of eight'])}
        </Carousel>
      ),
    },
    { text: 'For pictures that are to be seen large.', instead: 'Gallery' },
    { text: 'For links of a word or two.', instead: 'ScrollArea' },
  ],
  parts: {
    title: 'The place of the heading.',
    row: 'The row of slides, which scrolls.',
  },
  keyboard: [
    {
      keys: ['Enter'],
      does: 'Goes a page on or back; at the end the focus moves to the button of the other way.',
      story: 'Default',
    },
    {
      keys: ['Tab'],
      does: 'Goes from the buttons to the row, then through what is in it.',
      story: 'TheRowIsAStopOfItsOwn',
    },
  ],
  accessibility: [
    'It is a region with the name `label` and a list of its slides. It never moves by itself.',
    'The row is a Tab stop, so that the arrow keys of the browser scroll it. Slides out of sight can be reached, too.',
    'The heading in `title` is yours: give it the level of the page’s outline. The buttons have the names in `words`.',
  ],
};
