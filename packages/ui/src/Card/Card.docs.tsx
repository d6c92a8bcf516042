import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { CreditCard } from 'lucide-react';
import { Button } from '../Button';
import { Card, CardBody, CardFoot, CardHead } from './Card';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For one of several things of the same kind that have a name and some lines, beside each other.',
      picture: () => (
        <Card>
          <CardHead icon={CreditCard} title="Card checkout" subtitle="QD-027" />
          <CardBody>One-page checkout with saved cards.</CardBody>
        </Card>
      ),
    },
    {
      text: 'As `interactive`, where the whole card leads to one page. Its buttons can still be pressed on their own.',
      picture: () => (
        <Card variant="interactive">
          <CardHead title="Card checkout" href="/marketplace/QD-027" />
          <CardFoot>
            <Button size="sm">Add</Button>
          </CardFoot>
        </Card>
      ),
    },
  ],
  avoid: [
    {
      text: 'To give a part of a page a background. Without a name of its own it is an article about nothing.',
      instead: 'Surface',
      picture: () => (
        <Card>
          <CardBody>Weeks not started are refunded.</CardBody>
        </Card>
      ),
    },
    {
      text: 'For one choice of several in a form. The ring alone does not tell anybody that it is chosen.',
      instead: 'ChoiceCard',
      picture: () => (
        <Card isSelected>
          <CardHead title="Crew" subtitle="$20 per month" />
        </Card>
      ),
    },
    { text: 'For dozens of things that people scan by name. Rows are faster to read.', instead: 'List' },
  ],
  parts: {
    icon: 'The icon before the title.',
    title: 'The heading.',
    'card-link': 'The link in the heading, which covers the card.',
    subtitle: 'The line below the heading.',
    actions: 'The buttons at the end of the head.',
  },
  states: ['selected', 'variant'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the title of an interactive card, then to its buttons.',
      story: 'TheTitleAndTheButtonAreStopsOfTheirOwn',
    },
    { keys: ['Enter'], does: 'On a button: presses it.', story: 'TheTitleAndTheButtonAreStopsOfTheirOwn' },
  ],
  accessibility: [
    'An `<article>` with a heading. Set `level` to fit the outline of the page.',
    'An interactive card has one link, named by its title; when that has the focus, the ring is around the whole card.',
    '`isSelected` only draws a ring. The control that selects the card has to say that it is selected.',
  ],
};
