import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { DateField } from './DateField';

const meta = preview.meta({
  title: 'Components/Forms/DateField',
  component: DateField,
  args: { label: 'Birthday', onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/DateField'] },
});

export const Default = meta.story({
  args: { defaultValue: '2026-03-16' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-17');
  },
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <DateField label="Empty" />
      <DateField label="Due" defaultValue="2026-04-10" errorMessage="Choose a day after today." />
      <DateField label="Disabled" defaultValue="2026-04-10" isDisabled />
      <DateField label="Read only" defaultValue="2026-04-10" isReadOnly />
      <DateField label="Quiet" defaultValue="2026-04-10" variant="quiet" isOptional />
      <DateField label="Large" defaultValue="2026-04-10" size="lg" />
    </Grid>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

/** React Aria moves it to the end of its month when the field is left; the person is told. */
export const SaysThatADayDoesNotExist = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('04312027');
    await expect(args.onChange).not.toHaveBeenCalledWith('2027-04-30');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('April 2027 has 30 days, so the last one was set.')).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-30');
  },
});
