import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Marked } from './Marked';

const meta = preview.meta({
  title: 'Components/Data display/Marked',
  component: Marked,
  args: { text: 'Invoices as PDF', query: 'invoice' },
  parameters: { covers: ['component:@quarterdeck/ui/Marked'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Invoice')).toHaveProperty('tagName', 'MARK');
  },
});

/** Case and accents make no difference; the text stays as it is written. */
export const Variants = meta.story({
  args: { text: 'İş listesi ve Café', query: 'CAFE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Café')).toHaveProperty('tagName', 'MARK');
  },
});

/** As where the answer of a search says what it found. */
export const Segments = meta.story({
  args: {
    text: [
      { text: 'Izmir', isMatch: true },
      { text: ' and ', isMatch: false },
      { text: 'İzmir', isMatch: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Izmir')).toHaveProperty('tagName', 'MARK');
    await expect(canvas.getByText('İzmir')).toHaveProperty('tagName', 'MARK');
  },
});

export const LongContent = meta.story({
  args: { text: `${'One page after the other. '.repeat(12)}The last word.`, query: 'last' },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { text: 'فواتير بصيغة PDF', query: 'بصيغة' } });
