import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { CalendarDays, CreditCard } from 'lucide-react';
import { OfferCard } from './OfferCard';

const nothing = () => undefined;

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For something to order, beside others of its kind: a name, a sentence, how much work it is, a price, and a button that adds it to a selection.',
      picture: () => (
        <OfferCard
          code="QD-027"
          category="Commerce"
          icon={CreditCard}
          title="Card checkout"
          summary="One page with saved cards and receipts."
          effort={{ value: 10, max: 20, label: 'Estimate', valueText: '2 weeks' }}
          price="$2,350"
          ownedLabel="In your project"
          button={{ label: 'Add', 'aria-label': 'Add Card checkout' }}
          href="/offers/QD-027"
          onToggle={nothing}
        />
      ),
    },
    { text: 'Without `onToggle`, where it only leads to its detail, such as on a page for everybody.' },
  ],
  avoid: [
    {
      text: 'For something without a price or an effort. The foot of the card stays empty.',
      instead: 'Card',
      picture: () => (
        <OfferCard
          code="HB-3"
          category="Event"
          icon={CalendarDays}
          title="Harbour day"
          summary="The yard is open for everybody."
          effort={{ value: 0, max: 20, label: 'Estimate', valueText: '–' }}
          price="–"
          ownedLabel="In your project"
          button={{ label: 'Add', 'aria-label': 'Add Harbour day' }}
          href="/events/HB-3"
        />
      ),
    },
    { text: 'For one choice of several in a form, such as a plan.', instead: 'ChoiceCard' },
  ],
  parts: {
    id: 'The code, such as QD-027.',
    'card-link': 'The link in the title, which covers the card.',
  },
  states: ['free', 'state'],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Comes to the title, then to the button.',
      story: 'TheTitleAndTheButtonAreStopsOfTheirOwn',
    },
    {
      keys: ['Enter'],
      does: 'On the button: adds it, or takes it away again.',
      story: 'TheTitleAndTheButtonAreStopsOfTheirOwn',
    },
  ],
  accessibility: [
    'An article named by its title, which is a heading; set `level` to fit the page.',
    'The button says whether it is pressed. Give it an `aria-label` with the title: “Add Card checkout”.',
    'The effort is a meter that is read in words. `flag`, tile and cover are for the eye: the detail has to say what matters of them.',
  ],
};
