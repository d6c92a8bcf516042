import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { PriceText } from './PriceText';

const meta = preview.meta({
  title: 'Components/Data display/PriceText',
  component: PriceText,
  args: { text: '$2,350', unknownLabel: 'No price' },
  // It is text alone, which stands in a sentence or a cell.
  decorators: [
    (Story) => (
      <p>
        <Story />
      </p>
    ),
  ],
  parameters: { covers: ['component:@quarterdeck/ui/PriceText'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$2,350')).toBeVisible();
  },
});

/** A dash for eyes, words for ears. */
export const States = meta.story({
  args: { text: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.getByText('No price')).toBeInTheDocument();
  },
});
