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
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('31042027');
    await expect(args.onChange).not.toHaveBeenCalledWith('2027-04-30');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByText('April 2027 has 30 days, so the last one was set.')).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-04-30');
  },
});

const partsOf = (canvas: { getByRole: (role: 'spinbutton', options: { name: RegExp }) => HTMLElement }) => ({
  day: canvas.getByRole('spinbutton', { name: /^day/ }),
  month: canvas.getByRole('spinbutton', { name: /^month/ }),
  year: canvas.getByRole('spinbutton', { name: /^year/ }),
});

export const PartsAreWalkedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const { day, month, year } = partsOf(canvas);
    await userEvent.tab();
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(month).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('2/');
    await waitFor(() => expect(month).toHaveFocus());
    await userEvent.keyboard('1.');
    await waitFor(() => expect(year).toHaveFocus());
  },
});

export const PartsAreChangedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '2026-03-16' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(partsOf(canvas).day);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-17');
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-31');
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-01');
  },
});

export const PartsAreEmptiedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '2026-03-16' },
  play: async ({ canvas, userEvent, args }) => {
    const { day, month } = partsOf(canvas);
    await userEvent.click(day);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(day).toHaveTextContent('dd');
    // A month of one digit is empty at once; another press would go back to the day.
    await userEvent.keyboard('{ArrowRight}{Backspace}');
    await expect(month).toHaveTextContent('mm');
    await userEvent.keyboard('{ArrowRight}{Backspace}{Backspace}{Backspace}{Backspace}');
    await userEvent.tab();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(null));
  },
});
