import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Divider } from './Divider';

const meta = preview.meta({
  title: 'Components/Foundations/Divider',
  component: Divider,
  parameters: { covers: ['component:@quarterdeck/ui/Divider'] },
});

export const Default = meta.story({
  args: { isSeparator: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal');
  },
});

export const Variants = meta.story({
  render: () => (
    <div style={{ display: 'grid', gap: 24, maxInlineSize: 320 }}>
      <Divider />
      <Divider isInset />
      <Divider label="or" />
      <Divider label="Filters" labelVariant="overline" />
      <div style={{ display: 'flex', gap: 12, blockSize: 32, alignItems: 'center' }}>
        List <Divider orientation="vertical" /> Board
      </div>
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { label: 'المرشحات', labelVariant: 'overline' } });
