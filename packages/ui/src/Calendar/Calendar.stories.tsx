import preview from '@quarterdeck/storybook/preview';
import { expect, fn } from 'storybook/test';
import { Calendar } from './Calendar';

const meta = preview.meta({
  title: 'Components/Forms/Calendar',
  component: Calendar,
  args: { 'aria-label': 'Due', today: '2026-03-16', defaultValue: '2026-03-20', timeZone: 'UTC', onChange: fn() },
  parameters: { covers: ['component:@quarterdeck/ui/Calendar'] },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /March 27/ }));
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
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: /March 20/ }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-04-28');
  },
});
