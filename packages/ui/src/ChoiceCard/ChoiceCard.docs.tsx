import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { CheckboxGroup } from '../CheckboxGroup';
import { RadioGroup } from '../RadioGroup';
import { Stack } from '../Stack';
import { ChoiceCard } from './ChoiceCard';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For two to six choices that need more than a line each: plans, ways to pay, goals.',
      picture: () => (
        <RadioGroup label="Pay by" defaultValue="card">
          <Stack gap="2">
            <ChoiceCard kind="radio" value="card" title="Card" description="Charged at once" price="$3,240" />
            <ChoiceCard kind="radio" value="invoice" title="Invoice" description="14 days" price="$3,240" />
          </Stack>
        </RadioGroup>
      ),
    },
    { text: '`kind="checkbox"` in a `CheckboxGroup` where several can be chosen.' },
  ],
  avoid: [
    {
      text: 'For choices of a word or two. The frames make a short list long.',
      instead: 'CheckboxGroup',
      picture: () => (
        <CheckboxGroup label="Send me" defaultValue={['receipts']}>
          <Stack gap="2">
            <ChoiceCard kind="checkbox" value="receipts" title="Receipts" />
            <ChoiceCard kind="checkbox" value="digest" title="Digest" />
            <ChoiceCard kind="checkbox" value="news" title="News" />
          </Stack>
        </CheckboxGroup>
      ),
    },
    { text: 'To lead to a page. A press only selects, and nothing else happens.', instead: 'OfferCard' },
    { text: 'For what is bought or added with a button on each card.', instead: 'SelectButton' },
  ],
  parts: {
    icon: 'The icon before the title.',
    title: 'The title.',
    control: 'The circle or box in the corner.',
  },
  states: ['disabled', 'focus-visible', 'hovered', 'invalid', 'kind', 'pressed', 'selected'],
  keyboard: [
    {
      keys: ['ArrowDown'],
      does: 'Among radios, selects the next card and passes over disabled ones.',
      story: 'ArrowsMoveAndSelect',
    },
    { keys: ['Tab'], does: 'Among checkboxes, goes from card to card.', story: 'BoxesAreReachedAndSwitchedByKeys' },
    {
      keys: ['Space'],
      does: 'Among checkboxes, checks or unchecks the card.',
      story: 'BoxesAreReachedAndSwitchedByKeys',
    },
  ],
  accessibility: [
    'It is a `radio` or a `checkbox` whose name is all of its words: title, description and price. Keep them short.',
    'It has to stand in a `RadioGroup` or a `CheckboxGroup`, whose label says what is chosen.',
    'The whole card is the target. Put no link or button into it.',
  ],
};
