import type { Canvas, UserEvent } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { IconButton } from '../IconButton';
import { MenuTrigger } from '../Menu';
import { useKitMessages } from '../messages';
import { ReminderDialog, ReminderMenu, type ReminderMenuProps } from './ReminderMenu';

/** A button with the menu, and the dialog for any other time. */
function Demo({ value: first, onChange, ...rest }: ReminderMenuProps) {
  const messages = useKitMessages();
  const [value, setValue] = useState(first);
  const [isPicking, setPicking] = useState(false);
  const change = (next: string | null) => {
    setValue(next);
    onChange(next);
  };
  return (
    <>
      <MenuTrigger>
        <IconButton icon={Bell} label={rest.title ?? messages.remindMe} />
        <ReminderMenu {...rest} value={value} onChange={change} onPick={() => setPicking(true)} />
      </MenuTrigger>
      {isPicking ? (
        <ReminderDialog
          value={value}
          {...(rest.title === undefined ? {} : { title: rest.title })}
          onChange={change}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </>
  );
}

const meta = preview.meta({
  title: 'Components/Overlays/ReminderMenu',
  component: Demo,
  args: {
    value: null,
    onChange: fn(),
    onPick: fn(),
  },
  parameters: { covers: ['component:@quarterdeck/ui/ReminderMenu'] },
});

const open = async (canvas: Canvas, userEvent: UserEvent) => {
  await userEvent.click(canvas.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await expect(screen.queryByRole('menuitem', { name: 'Remove' })).toBeNull();
  },
});

export const IsSetAndRemoved = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: /^Tomorrow/ }));
    await expect(args.onChange).toHaveBeenCalledWith(expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me' }));
    await expect(await screen.findByRole('menuitemradio', { name: /^Tomorrow/ })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
});

/** Another use of the same times. */
export const Variants = meta.story({
  args: { title: 'Snooze until', removeLabel: 'Stop snoozing', value: '2031-05-01T08:00:00.000Z' },
  play: async ({ canvas, userEvent }) => {
    await open(canvas, userEvent);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Stop snoozing' })).toBeVisible());
  },
});

/** A time that is none of those offered. */
export const States = meta.story({
  args: { value: '2031-05-01T08:00:00.000Z' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Pick a time…' })).toBeChecked();
  },
});

export const LongContent = meta.story({
  args: { title: 'Muhasebeleştirilemeyenlerdenmişsinizcesine', removeLabel: 'Take the reminder away from this note' },
  play: ({ canvas, userEvent }) => open(canvas, userEvent),
});

export const InTurkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hatırlat' }));
    const tomorrow = await screen.findByRole('menuitemradio', { name: /^Yarın/ });
    await expect(tomorrow.querySelector('[data-hint]')).toHaveAttribute('data-hint', expect.stringMatching(/9[.:]00$/));
  },
});

export const Dark = meta.story({
  globals: { scheme: 'dark' },
  play: ({ canvas, userEvent }) => open(canvas, userEvent),
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  play: ({ canvas, userEvent }) => open(canvas, userEvent),
});

export const AnyOtherTimeIsPicked = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pick a time…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind me' }));
    await step('one that is incomplete is refused', async () => {
      await fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '' } });
      await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));
      await expect(await dialog.findByText('Enter a date and a time.')).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('one to come is set', async () => {
      await fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '10:30' } });
      await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));
      await expect(args.onChange).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
});

export const ATimeThatIsPastIsRefused = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { value: '2020-05-01T08:00:00.000Z' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remind me' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Pick a time…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remind me' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Set reminder' }));
    await expect(await dialog.findByText('Choose a time in the future.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const IsChosenByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Remind me' });
    const itemAt = (index: number) => screen.getAllByRole('menuitemradio')[index];
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(itemAt(0)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(itemAt(0)).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(itemAt(1)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(args.onChange).toHaveBeenCalledWith(expect.stringMatching(/^\d{4}-\d\d-\d\dT/));
  },
});
