import preview from '@quarterdeck/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { Switch } from './Switch';

const meta = preview.meta({
  title: 'Components/Forms/Switch',
  component: Switch,
  args: { children: 'Reduce motion', onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/Switch'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText('Reduce motion'));
    await expect(canvas.getByRole('switch', { name: 'Reduce motion' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={2}>
      <Switch>Off</Switch>
      <Switch defaultSelected>On</Switch>
      <Switch description="Also where the system does not ask for it">Reduce motion</Switch>
      <div style={{ inlineSize: 240 }}>
        <Switch labelPosition="start" defaultSelected>
          Label at the start
        </Switch>
      </div>
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={2}>
      <Switch isDisabled>Disabled</Switch>
      <Switch isDisabled defaultSelected>
        Disabled, on
      </Switch>
    </Grid>
  ),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  args: { children: 'تقليل الحركة', defaultSelected: true },
});

export const LongContent = meta.story({
  args: {
    children: 'Tell me when a requirement that I depend on is moved to another week',
    description: 'By mail, at most once a day.',
  },
  render: (args) => (
    <div style={{ maxInlineSize: 240 }}>
      <Switch {...args} />
    </div>
  ),
});
