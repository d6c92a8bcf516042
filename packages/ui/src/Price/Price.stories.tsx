import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Price, priceSizes } from './Price';

const meta = preview.meta({
  title: 'Components/Data display/Price',
  component: Price,
  args: { amount: 1240, currency: 'EUR' },
  parameters: { covers: ['component:@quarterdeck/ui/Price'] },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('€1,240');
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 16 }}>
      {priceSizes.map((size) => (
        <Price key={size} size={size} amount={3240} currency="USD" />
      ))}
      <Price amount={49.5} currency="USD" period="per month" />
      <Price amount={420} currency="USD" was={490} wasLabel="was" />
      <Price amount={0} currency="USD" freeLabel="Free" period="per month" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('US$490', { exact: false })).toHaveTextContent('was US$490');
    await expect(canvas.getByText('Free')).toBeVisible();
    await expect(canvas.getByText('US$49.50')).toBeVisible();
    await expect(canvas.getAllByText('per month')).toHaveLength(1);
  },
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { amount: 1240.5, currency: 'TRY', period: 'ayda' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('₺1.240,50');
  },
});

export const LongContent = meta.story({
  args: {
    amount: 12345678.9,
    currency: 'USD',
    was: 23456789.5,
    wasLabel: 'was',
    period: 'for the whole crew and year',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 200 }}>
      <Price {...args} />
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { was: 1400, wasLabel: 'كان' } });
