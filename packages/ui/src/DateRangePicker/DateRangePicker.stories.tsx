import preview from '@quarterdeck/storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { DateRangePicker } from './DateRangePicker';

const week = { start: '2026-03-16', end: '2026-03-22' };

const presets = [
  { label: 'This week', ...week },
  { label: 'Last 30 days', start: '2026-02-15', end: '2026-03-16' },
];

const meta = preview.meta({
  title: 'Components/Forms/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Voyage',
    today: '2026-03-16',
    defaultValue: { start: '2026-03-24', end: '2026-04-09' },
    presets,
    onChange: fn(),
  },
  parameters: { covers: ['component:@quarterdeck/ui/DateRangePicker'] },
  render: (args) => (
    <div style={{ maxInlineSize: 320 }}>
      <DateRangePicker {...args} />
    </div>
  ),
});

export const Default = meta.story({
  // On phones one month is shown at a time.
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /30 March/ }));
    await userEvent.click(screen.getByRole('button', { name: /15 April/ }));
    await expect(args.onChange).toHaveBeenCalledWith({ start: '2026-03-30', end: '2026-04-15' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Open = meta.story({ args: { defaultOpen: true } });
export const SheetOnPhones = meta.story({ args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } });

export const States = meta.story({
  render: () => (
    <Grid columns={2}>
      <DateRangePicker label="Empty" today="2026-03-16" isOptional />
      <DateRangePicker label="Voyage" defaultValue={week} errorMessage="Choose at least two weeks." />
      <DateRangePicker label="Disabled" defaultValue={week} isDisabled />
      <DateRangePicker label="Read only" defaultValue={week} isReadOnly />
      <DateRangePicker label="Large and quiet" defaultValue={week} size="lg" variant="quiet" />
    </Grid>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const LongContent = meta.story({
  args: { label: 'The first and the last day of your first voyage', description: 'Twelve weeks of five days.' },
});

export const OffersPresetsAndIsTakenAway = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { minValue: '2026-03-01' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('button', { name: 'Last 30 days' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'This week' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-16', end: '2026-03-22' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'No date' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const SaysThatADayDoesNotExist = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const [first, last] = canvas.getAllByRole('spinbutton', { name: /day/ }) as [HTMLElement, HTMLElement];
    await userEvent.click(last);
    await userEvent.keyboard('31');
    await userEvent.click(first);
    await waitFor(() => expect(canvas.getByText('April 2026 has 30 days, so the last one was set.')).toBeVisible());
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-24', end: '2026-04-30' });
  },
});

export const TwoDaysAreChosenByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    const [first] = canvas.getAllByRole('spinbutton', { name: /day/ }) as [HTMLElement];
    const reached = (name: RegExp) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await step('a part is changed', async () => {
      await userEvent.click(first);
      await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-25', end: '2026-04-09' });
    });
    await step('Escape changes nothing', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await reached(/25 March 2026/);
      await userEvent.keyboard('{ArrowRight}{Escape}');
      await expectClosed();
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-25', end: '2026-04-09' });
    });
    await step('Enter chooses both ends', async () => {
      await userEvent.click(first);
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await reached(/25 March 2026/);
      await userEvent.keyboard('{ArrowRight}{Enter}{ArrowDown}{Enter}');
      await expectClosed();
      // With the first end chosen the focus goes on to the next day.
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-03-26', end: '2026-04-03' });
    });
  },
});
