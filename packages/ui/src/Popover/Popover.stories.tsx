import preview from '@quarterdeck/storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button';
import { Stack } from '../Stack';
import { Popover, PopoverTrigger } from './Popover';

const meta = preview.meta({
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    label: 'Estimate',
    children: <p style={{ maxWidth: '40ch' }}>Two weeks, given by Deniz on March 12. Nobody has confirmed it yet.</p>,
  },
  parameters: { covers: ['component:@quarterdeck/ui/Popover'] },
  render: (args) => (
    <div style={{ minHeight: 220, padding: 16 }}>
      <PopoverTrigger defaultOpen>
        <Button>Estimate</Button>
        <Popover {...args} />
      </PopoverTrigger>
    </div>
  ),
});

export const Default = meta.story();
export const WithArrow = meta.story({ args: { hasArrow: true, placement: 'bottom start' } });
export const SheetOnPhones = meta.story({
  args: { onPhones: 'sheet' },
  globals: { viewport: { value: 'phone' } },
});
export const ScreenOnPhones = meta.story({
  args: {
    onPhones: 'screen',
    children: ({ close }) => (
      <Stack gap="4">
        <p>Two weeks, given by Deniz on March 12. Nobody has confirmed it yet.</p>
        <Button onPress={close}>Close</Button>
      </Stack>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Estimate' });
    await waitFor(() => expect(dialog.getBoundingClientRect().top).toBe(0));
    await expect(dialog.getBoundingClientRect().width).toBe(innerWidth);
    await expect(dialog.getBoundingClientRect().bottom).toBe(innerHeight);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Estimate' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Estimate' })).toBeVisible());
  },
});

export const LongContent = meta.story({
  args: {
    children: Array.from({ length: 24 }, (_, week) => (
      <p key={week}>Week {week + 1}: in-app notifications and their settings</p>
    )),
  },
});

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const OpensFromItsButtonAndGivesTheFocusBack = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { children: ({ close }) => <Button onPress={close}>Confirm</Button> },
  render: (args) => (
    <PopoverTrigger>
      <Button>Estimate</Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Estimate' });
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Estimate' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
});

export const KeepsTheFocusInside = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    children: (
      <Stack gap="3">
        <Button>Confirm</Button>
        <Button>Change</Button>
      </Stack>
    ),
  },
  play: async ({ userEvent }) => {
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Estimate' })).toBeVisible());
    screen.getByRole('button', { name: 'Confirm' }).focus();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Change' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Confirm' })).toHaveFocus());
  },
});
