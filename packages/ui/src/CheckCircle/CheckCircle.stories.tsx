import preview from '@quarterdeck/storybook/preview';
import { expect } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { CheckCircle } from './CheckCircle';

const meta = preview.meta({
  title: 'Components/Forms/CheckCircle',
  component: CheckCircle,
  args: { 'aria-label': 'Write the release notes' },
  parameters: { covers: ['component:@quarterdeck/ui/CheckCircle'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const check = canvas.getByRole('checkbox', { name: 'Write the release notes' });
    await userEvent.click(check);
    await expect(check).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(check).not.toBeChecked();
  },
});

export const States = meta.story({
  render: () => (
    <Grid columns={4}>
      <CheckCircle aria-label="Open" />
      <CheckCircle aria-label="Done" defaultChecked />
      <CheckCircle aria-label="Open and disabled" disabled />
      <CheckCircle aria-label="Done and disabled" disabled defaultChecked />
    </Grid>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });
