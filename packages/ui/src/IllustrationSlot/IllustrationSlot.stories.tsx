import preview from '@quarterdeck/storybook/preview';
import { Compass, Flag, TriangleAlert } from 'lucide-react';
import { expect } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { IllustrationSlot } from './IllustrationSlot';

const meta = preview.meta({
  title: 'Components/Media/IllustrationSlot',
  component: IllustrationSlot,
  args: { seed: 'backlog', icon: Compass },
  parameters: { covers: ['component:@quarterdeck/ui/IllustrationSlot'] },
});

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden] [data-part="tile"]')).toBeVisible();
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={1}>
      <IllustrationSlot seed="a" icon={Compass} />
      <IllustrationSlot seed="b" icon={Flag} tone="accent" />
      <IllustrationSlot seed="c" icon={TriangleAlert} tone="danger" />
      <IllustrationSlot seed="d" icon={Compass} size="lg" />
      <IllustrationSlot seed="e" icon={Flag} size="lg" tone="accent" />
      <IllustrationSlot seed="f" size="lg" />
    </Grid>
  ),
});
