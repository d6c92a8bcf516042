import type { ComponentDocs } from '@quarterdeck/storybook/componentDocs';
import { Text } from '../Text';
import { PriceText } from './PriceText';

export const docs: ComponentDocs = {
  use: [
    {
      text: 'For a price inside a sentence, a line or a cell that is written out already. Where nobody knows it, give `null` and a dash is shown.',
      picture: () => (
        <Text>
          Card checkout, <PriceText text="$2,350" unknownLabel="No price" />
        </Text>
      ),
    },
  ],
  avoid: [
    {
      text: 'For an amount that is a number. It would have to be written in every language by hand.',
      instead: 'Price',
      picture: () => (
        <Text>
          <PriceText text="2350.5 USD" unknownLabel="No price" />
        </Text>
      ),
    },
    {
      text: 'For a price of 0. A dash says that it is unknown, not that it is free.',
      instead: 'Price',
      picture: () => (
        <Text>
          Bug reports, <PriceText text={null} unknownLabel="Free" />
        </Text>
      ),
    },
  ],
  keyboard: [],
  accessibility: [
    'A dash is hidden from screen readers; `unknownLabel` is read in its place.',
    'It has no element of its own: the text around it gives it its size and color.',
  ],
};
