import preview from '@quarterdeck/storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { NavigationIcon } from './NavigationIcon';
import { navigationIconNames } from './navigationIconNames';

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
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('img').filter((icon) => icon.childElementCount === 0)).toHaveLength(0),
    );
  },
});

export const DrawsACircleForAnUnknownName = meta.story({
  args: { name: 'no-such-icon', label: 'Unknown' },
  play: async ({ canvas }) => {
    // Its place is kept by another drawing until the icons are there.
    const icon = () => canvas.getByRole('img', { name: 'Unknown' });
    await waitFor(() => expect(icon().querySelector('circle')).not.toBeNull());
  },
});
