import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { LocaleProvider } from '../LocaleProvider';
import { TimeField, type TimeFieldProps } from './TimeField';

const meta = preview.meta({
  title: 'Components/Forms/TimeField',
  component: TimeField,
  args: { label: 'Departure', onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/TimeField'] },
});

export const Default = meta.story({
  args: { defaultValue: '09:30' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^minute/ }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('09:31');
  },
});

export const Variants = meta.story({
  render: () => (
    <Grid columns={3}>
      <TimeField label="Small" defaultValue="09:30" size="sm" />
      <TimeField label="Medium" defaultValue="09:30" />
      <TimeField label="Large" defaultValue="09:30" size="lg" />
      <TimeField label="Quiet" defaultValue="09:30" variant="quiet" />
      <TimeField label="12 hours" defaultValue="21:30" hourCycle={12} />
      <TimeField label="24 hours" defaultValue="21:30" hourCycle={24} />
    </Grid>
  ),
});

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <TimeField label="Empty" />
      <TimeField label="Ends" defaultValue="08:00" errorMessage="Choose a time after 09:30." />
      <TimeField label="Disabled" defaultValue="09:30" isDisabled />
      <TimeField label="Read only" defaultValue="09:30" isReadOnly />
      <TimeField label="Optional" isOptional description="When the crew comes aboard" />
    </Grid>
  ),
});

export const LongContent = meta.story({
  args: {
    defaultValue: '09:30',
    label: 'The time at which the crew of the second watch comes aboard in the harbour of departure',
    description: 'Of the harbour, not of the office. The watch before stays until everybody is here.',
  },
  render: (args) => (
    <div style={{ inlineSize: 200 }}>
      <TimeField {...args} />
    </div>
  ),
});

export const Rtl = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: '09:30', label: 'المغادرة' } });

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  args: { label: 'Kalkış', defaultValue: '21:30' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(2);
    await expect(canvas.getByRole('spinbutton', { name: /^saat/ })).toHaveTextContent('21');
  },
});

const renderAmerican = (args: TimeFieldProps) => (
  <LocaleProvider locale="en-US">
    <TimeField {...args} />
  </LocaleProvider>
);

/** Twice 12 hours, and a part that says which of the two. */
export const InAmericanEnglish = meta.story({
  args: { defaultValue: '21:30' },
  render: renderAmerican,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton').map(({ textContent }) => textContent)).toEqual(['09', '30', 'PM']);
  },
});

export const IsTypedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '09:30' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('1945');
    await expect(args.onChange).toHaveBeenLastCalledWith('19:45');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^hour/ }));
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const MorningOrAfternoonIsTypedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '09:30' },
  render: renderAmerican,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('0745p');
    await expect(args.onChange).toHaveBeenLastCalledWith('19:45');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^hour/ }));
    await userEvent.keyboard('{Backspace}{Backspace}{ArrowRight}{Backspace}{Backspace}{ArrowRight}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

export const PartsAreWalkedByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { defaultValue: '09:30' },
  play: async ({ canvas, userEvent, args }) => {
    const hour = canvas.getByRole('spinbutton', { name: /^hour/ });
    const minute = canvas.getByRole('spinbutton', { name: /^minute/ });
    await userEvent.tab();
    await waitFor(() => expect(hour).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10:30');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(minute).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('10:29');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(hour).toHaveFocus());
  },
});
