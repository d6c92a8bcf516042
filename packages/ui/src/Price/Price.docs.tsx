import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Text } from '../Text';
import { Price } from './Price';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For an amount that the page has as a number: it is written with its currency as the language does, without decimals where it is whole.',
      picture: () => <Price amount={49.5} currency="USD" period="per month" />,
    },
    {
      text: 'With `was` and `wasLabel` for what it was before, and with `freeLabel` for an amount of 0.',
      picture: () => <Price amount={420} currency="USD" was={490} wasLabel="was" />,
    },
  ],
  avoid: [
    {
      text: 'For a price that is a text already, or that may be unknown. An amount that is not a number shows a dash, which screen readers do not explain.',
      instead: 'PriceText',
      picture: () => <Price amount={Number.NaN} currency="EUR" period="per month" />,
    },
    {
      text: 'For an amount inside a sentence. In the sizes `md` and `lg` it is larger than the words around it.',
      instead: 'PriceText',
      picture: () => (
        <Text>
          The berth costs <Price amount={1240} currency="EUR" size="lg" /> a year.
        </Text>
      ),
    },
  ],
  parts: {
    was: 'The price before, struck through.',
    amount: 'The price, or the word for a price of 0.',
    period: 'What the price is for.',
  },
  states: ['free', 'size'],
  keyboard: [],
  accessibility: [
    'Read as a text in its order: the price before, the price, the period.',
    'A line through a number is not heard. With `was`, always give `wasLabel`, which is read before it.',
  ],
};
