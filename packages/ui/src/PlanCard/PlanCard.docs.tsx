import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { ButtonLink } from '../Link';
import { PlanCard } from './PlanCard';

const featureLabels = { included: 'Included:', excluded: 'Not included:' };

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For two to four plans beside one another, of which a person takes one: a name, a price, a button, and what is in it.',
      picture: () => (
        <PlanCard
          name="Team"
          summary="For a product that people rely on."
          price={{ amount: 120, currency: 'USD', period: 'a month' }}
          action={
            <ButtonLink href="/team" variant="primary">
              Choose Team
            </ButtonLink>
          }
          features={[
            { id: 'people', text: '20 people, 3 products' },
            { id: 'sign-on', text: 'Single sign-on', isIncluded: false },
          ]}
          featureLabels={featureLabels}
          recommendedLabel="Most chosen"
        />
      ),
    },
    {
      text: 'List the same features in the same order on all cards, also what a plan lacks: that is how they are compared.',
    },
    { text: 'As `plain` for two plans that differ in a few facts.' },
  ],
  avoid: [
    {
      text: 'For something to order by itself, without others to compare it with.',
      instead: 'OfferCard',
      picture: () => (
        <PlanCard
          name="Card checkout"
          price={{ amount: 2350, currency: 'USD' }}
          action={<ButtonLink href="/checkout">Add</ButtonLink>}
          features={[]}
          featureLabels={featureLabels}
        />
      ),
    },
    { text: 'For one choice of several in a form.', instead: 'ChoiceCard' },
    { text: 'For more than ten features. Nobody compares lists of that length side by side.', instead: 'Table' },
  ],
  parts: {
    price: 'The line of the price.',
    amount: 'The figure of the price.',
    was: 'The price of before, struck out at the end of the line.',
    note: 'The line below the price.',
    action: 'The place of the button.',
    scale: 'The strokes of the scale.',
    features: 'The list of what is in the plan.',
  },
  states: ['accent', 'muted', 'variant'],
  keyboard: [{ keys: ['Tab'], does: 'Comes to the action, the only stop.', story: 'TheActionIsItsOnlyStop' }],
  accessibility: [
    'An article named by the plan, whose name is a heading; set `level` to fit the page.',
    'What the plan has and lacks is said in words by `featureLabels`, not by icon and colour alone.',
    'The old price is read with `wasLabel` before the new one: not everybody hears a line through a number.',
    'Name the plan in its action: “Choose Team” makes sense alone.',
  ],
};
