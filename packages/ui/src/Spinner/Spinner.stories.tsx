import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { Spinner, spinnerSizes } from './Spinner';

const meta = preview.meta({
  title: 'Components/Feedback/Spinner',
  component: Spinner,
  args: { label: 'Saving' },
  parameters: { covers: ['component:@quarterdeck/ui/Spinner'] },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Saving' })).toBeInTheDocument();
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={4}>
      {Object.keys(spinnerSizes).map((size) => (
        <Spinner key={size} size={size as keyof typeof spinnerSizes} />
      ))}
    </Grid>
  ),
});
