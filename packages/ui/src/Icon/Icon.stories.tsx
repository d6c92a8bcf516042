import preview from '@quarterdeck/storybook/preview';
import { Anchor, ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { Icon, iconSizes } from './Icon';

const meta = preview.meta({
  title: 'Components/Foundations/Icon',
  component: Icon,
  args: { icon: Anchor },
  parameters: { covers: ['component:@quarterdeck/ui/Icon'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={6}>
      {Object.keys(iconSizes).map((size) => (
        <Icon key={size} icon={Anchor} size={size as keyof typeof iconSizes} />
      ))}
    </Grid>
  ),
});

export const Named = meta.story({
  args: { label: 'In port' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'In port' })).toBeVisible();
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { icon: ArrowRight, isDirectional: true } });
