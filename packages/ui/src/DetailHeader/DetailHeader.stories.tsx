import preview from '@quarterdeck/storybook/preview';
import { Ellipsis, X } from 'lucide-react';
import { expect } from 'storybook/test';
import { IconButton } from '../IconButton';
import { DetailHeader, DetailTitle } from './DetailHeader';

const buttons = (
  <>
    <IconButton icon={Ellipsis} label="More" />
    <IconButton icon={X} label="Close" />
  </>
);

const meta = preview.meta({
  title: 'Components/Data display/DetailHeader',
  component: DetailHeader,
  args: {
    children: (
      <>
        <code>QD-027</code>
        {buttons}
      </>
    ),
  },
  render: (args) => (
    <article aria-labelledby="detail-title" style={{ maxInlineSize: 360 }}>
      <DetailHeader {...args} />
      <DetailTitle id="detail-title">Card checkout</DetailTitle>
    </article>
  ),
  parameters: { covers: ['component:@quarterdeck/ui/DetailHeader'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'Card checkout' })).toHaveTextContent('QD-027');
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});

export const LongContent = meta.story({
  args: {
    children: (
      <>
        <code>{'QD-027-'.repeat(12)}</code>
        {buttons}
      </>
    ),
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
