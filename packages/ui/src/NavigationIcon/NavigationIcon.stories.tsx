import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { NavigationIcon, navigationIconNames } from './NavigationIcon';

const meta = preview.meta({
  title: 'Components/Foundations/NavigationIcon',
  component: NavigationIcon,
  args: { name: 'compass' },
  parameters: { covers: ['component:@quarterdeck/ui/NavigationIcon'] },
});

export const Default = meta.story();

export const Variants = meta.story({
  render: () => (
    <Grid columns={10}>
      {navigationIconNames.map((name) => (
        <NavigationIcon key={name} name={name} label={name} />
      ))}
    </Grid>
  ),
});

export const DrawsACircleForAnUnknownName = meta.story({
  args: { name: 'no-such-icon', label: 'Unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Unknown' }).querySelector('circle')).not.toBeNull();
  },
});
