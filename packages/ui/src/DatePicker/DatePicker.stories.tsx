import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Grid } from '../../../../.storybook/Grid';
import { DatePicker, type DatePickerProps } from './DatePicker';
import { LazyDatePicker } from './LazyDatePicker';

const meta = preview.meta({
  title: 'Components/Forms/DatePicker',
  component: DatePicker,
  args: { label: 'Due', today: '2026-03-16', defaultValue: '2026-03-20', onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/DatePicker'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: /27 March/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-27');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const Open = meta.story({ args: { defaultOpen: true } });
export const SheetOnPhones = meta.story({ args: { defaultOpen: true }, globals: { viewport: { value: 'phone' } } });

export const States = meta.story({
  render: () => (
    <Grid columns={3}>
      <DatePicker label="Empty" today="2026-03-16" />
      <DatePicker label="Due" defaultValue="2026-03-10" errorMessage="Choose a day after today." />
      <DatePicker label="Disabled" defaultValue="2026-03-10" isDisabled />
      <DatePicker label="Quiet" defaultValue="2026-03-10" variant="quiet" />
      <DatePicker label="Large" defaultValue="2026-03-10" size="lg" isOptional />
      <DatePicker label="Read only" defaultValue="2026-03-10" isReadOnly />
    </Grid>
  ),
});

/** Where it is not in sight at first, its calendars come later; its place is kept. */
export const Late = meta.story({
  render: () => (
    <>
      <span id="late-date">Due</span>
      <LazyDatePicker aria-labelledby="late-date" value="2026-03-20" />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('spinbutton', { name: /month/ })).toHaveTextContent('03');
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const OffersPresetsFromToday = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Tomorrow' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-17');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'Next week' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-03-23');
  },
});

export const IsTakenAway = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('button', { name: 'No date' }));
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await expect(canvas.getByRole('spinbutton', { name: /month/ })).toHaveTextContent('mm');
  },
});

/** As owners keep it: the field shows what they have. */
function Kept({ onChange, ...props }: DatePickerProps) {
  const [day, setDay] = useState<string | null>('2026-03-20');
  return (
    <DatePicker
      {...props}
      value={day}
      onChange={(next) => {
        setDay(next);
        onChange?.(next);
      }}
    />
  );
}

/** 1 may become 12; 2, 20 and 202 are years too, and nobody means them. */
export const ReportsAYearWhenItIsWhole = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const year = canvas.getByRole('spinbutton', { name: /year/ });
    await step('four digits', async () => {
      await userEvent.click(year);
      await userEvent.keyboard('2031');
      await expect(year).toHaveTextContent('2031');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenCalledWith('2031-03-20');
    });
    await step('two digits are of this century once the parts are left', async () => {
      await userEvent.keyboard('28');
      await expect(year).toHaveTextContent('28');
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await userEvent.tab();
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2028-03-20'));
      await expect(year).toHaveTextContent('2028');
    });
    await step('and a month too', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /month/ }));
      await userEvent.keyboard('12');
      await expect(args.onChange).toHaveBeenCalledTimes(2);
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2028-12-20'));
      await expect(args.onChange).toHaveBeenCalledTimes(3);
    });
  },
});

/** What is shown after the field is left is what its owner has. */
export const RefusesWhatNobodyMeans = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { minValue: '2026-03-02', maxValue: '2030-12-31' },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const text = () =>
      canvas
        .getAllByRole('spinbutton')
        .map(({ textContent }) => textContent)
        .join('/');
    const type = async (keys: string) => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
      await userEvent.keyboard(keys);
      await userEvent.tab();
    };
    const refusals = {
      '04/03/5202': 'The date wasn’t changed: use a year from 1900 to 2199.',
      '1-3-26': 'The date wasn’t changed: use 2 March 2026 or later.',
      '1.1.31': 'The date wasn’t changed: use 31 December 2030 or earlier.',
      '{Backspace}{Backspace}{Tab}{Tab}': 'The date wasn’t changed: it was incomplete.',
    };
    for (const [keys, sentence] of Object.entries(refusals)) {
      await step(keys, async () => {
        await type(keys);
        await waitFor(() => expect(canvas.getByText(sentence)).toBeVisible());
        await expect(text()).toBe('20/03/2026');
        await expect(args.onChange).not.toHaveBeenCalled();
      });
    }
    await step('and takes the next good one', async () => {
      await type('5/4/26');
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2026-04-05'));
      await expect(canvas.queryByText(/wasn’t changed/)).toBeNull();
    });
  },
});

/** React Aria moves it to the end of its month when the field is left; the person is told. */
export const SaysThatADayDoesNotExist = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent, args, step }) => {
    const note = 'February 2026 has 28 days, so the last one was set.';
    const day = canvas.getByRole('spinbutton', { name: /day/ });
    await step('it is not reported while it is typed', async () => {
      await userEvent.click(day);
      await userEvent.keyboard('3102');
      await expect(day).toHaveTextContent('31');
      await expect(args.onChange).not.toHaveBeenCalled();
      await expect(canvas.queryByText(note)).toBeNull();
    });
    await step('and once the parts are left', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByText(note)).toBeVisible());
      await expect(day).toHaveTextContent('28');
      await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-28');
    });
    await step('also of a year of two digits', async () => {
      await userEvent.click(day);
      await userEvent.keyboard('310227');
      await userEvent.tab();
      await userEvent.tab();
      const other = 'February 2027 has 28 days, so the last one was set.';
      await waitFor(() => expect(canvas.getByText(other)).toBeVisible());
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-28');
    });
    await step('until another is typed', async () => {
      await userEvent.click(day);
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(canvas.queryByText(/so the last one was set/)).toBeNull());
      await expect(args.onChange).toHaveBeenLastCalledWith('2027-02-27');
    });
  },
});

export const TheCalendarIsOpenedAndLeftByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    const reached = (name: RegExp) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());
    const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
    await step('a day is chosen', async () => {
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await reached(/20 March/);
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await reached(/28 March/);
      await userEvent.keyboard('{Enter}');
      await expectClosed();
      await expect(args.onChange).toHaveBeenCalledTimes(1);
      await expect(args.onChange).toHaveBeenCalledWith('2026-03-28');
    });
    await step('Escape changes nothing', async () => {
      await waitFor(() => expect(canvas.getByRole('group').contains(document.activeElement)).toBe(true));
      await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await reached(/28 March/);
      await userEvent.keyboard('{ArrowRight}{Escape}');
      await expectClosed();
      await waitFor(() => expect(canvas.getByRole('group').contains(document.activeElement)).toBe(true));
      await expect(args.onChange).toHaveBeenCalledTimes(1);
    });
  },
});
