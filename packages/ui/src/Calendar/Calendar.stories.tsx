import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { Calendar } from './Calendar';
import { RangeCalendar } from './RangeCalendar';

const meta = preview.meta({
  title: 'Components/Forms/Calendar',
  component: Calendar,
  args: { 'aria-label': 'Due', today: '2026-03-16', defaultValue: '2026-03-20', timeZone: 'UTC', onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/Calendar'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    // Each day is a button that says its weekday, so readers are spared the heads.
    await expect(canvas.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Mon');
    await userEvent.click(canvas.getByRole('button', { name: /27 March/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-03-27');
  },
});

export const States = meta.story({
  args: {
    minValue: '2026-03-10',
    maxValue: '2026-03-28',
    isDayUnavailable: (day) => day === '2026-03-18' || day === '2026-03-19',
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const IsWalkedByArrowsAndPages = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: /20 March/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-04-28');
  },
});

const rangeChanged = fn();

export const Ranges = meta.story({
  // On phones one month is shown at a time.
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <RangeCalendar
      aria-label="Voyage"
      today="2026-03-16"
      timeZone="UTC"
      defaultValue={{ start: '2026-03-24', end: '2026-04-09' }}
      isDayUnavailable={(day) => day === '2026-04-20'}
      onChange={rangeChanged}
    />
  ),
  beforeEach: () => {
    rangeChanged.mockClear();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('grid')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /30 March/ }));
    await expect(rangeChanged).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /15 April/ }));
    await expect(rangeChanged).toHaveBeenCalledWith({ start: '2026-03-30', end: '2026-04-15' });
  },
});

export const ARangeIsChosenByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    rangeChanged.mockClear();
  },
  render: () => <RangeCalendar aria-label="Voyage" today="2026-03-16" timeZone="UTC" onChange={rangeChanged} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /16 March/ }).focus();
    // With the first end chosen the focus goes on to the next day.
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}{Enter}');
    await expect(rangeChanged).toHaveBeenLastCalledWith({ start: '2026-03-16', end: '2026-03-25' });
  },
});

export const IsWalkedBackAndToTheEndsOfItsMonth = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const steps: [keys: string, day: RegExp][] = [
      ['{ArrowRight}', /21 March 2026/],
      ['{ArrowLeft}{ArrowLeft}', /19 March 2026/],
      ['{ArrowDown}', /26 March 2026/],
      ['{ArrowUp}{ArrowUp}', /12 March 2026/],
      ['{PageDown}', /12 April 2026/],
      ['{PageUp}{PageUp}', /12 February 2026/],
      ['{End}', /28 February 2026/],
      ['{Home}', /\b1 February 2026/],
      ['{Shift>}{PageDown}{/Shift}', /\b1 February 2027/],
      ['{Shift>}{PageUp}{/Shift}', /\b1 February 2026/],
    ];
    canvas.getByRole('button', { name: /20 March/ }).focus();
    for (const [keys, day] of steps) {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(canvas.getByRole('button', { name: day })).toHaveFocus());
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
