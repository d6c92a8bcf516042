import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { toasts, type ToastInput } from '../Toast';
import { ToastRegion } from './ToastRegion';

interface SaysProps {
  /** Said at each press. */
  says: ToastInput;
}

function Says({ says }: SaysProps) {
  const [count, setCount] = useState(0);
  const handlePress = () => {
    setCount(count + 1);
    toasts.add(says);
  };
  return (
    <div style={{ blockSize: 360 }}>
      <Button onPress={handlePress}>Say it</Button>
      <ToastRegion />
    </div>
  );
}

const handleUndo = fn();

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: Says,
  args: { says: { title: 'Task moved to Done', action: { label: 'Undo', onPress: handleUndo } } },
  parameters: { covers: ['component:@quarterdeck/ui/ToastRegion', 'component:@quarterdeck/ui/Toast'] },
  beforeEach: () => () => toasts.clear(),
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Task moved to Done' });
    await expect(screen.getByRole('region', { name: 'Notifications' })).toContainElement(toast);
    await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }));
    await expect(handleUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

export const Variants = meta.story({
  beforeEach: () => {
    toasts.add({ title: 'Saved', tone: 'success', durationMs: null });
    toasts.add({ title: 'Task moved to Done', durationMs: null, action: { label: 'Undo', onPress: fn() } });
    toasts.add({ title: 'Not saved', text: 'The server cannot be reached.', tone: 'danger' });
  },
});

export const LongContent = meta.story({
  beforeEach: () => {
    toasts.add({
      title: 'Muhasebeleştirilemeyenlerdenmişsinizcesine was archived with its eleven messages',
      text: 'You find it below Archive, and every label it had stays on it.',
      durationMs: null,
      action: { label: 'Geri al', onPress: fn() },
    });
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    toasts.add({ title: 'Saved', tone: 'success', durationMs: null });
  },
});

export const Rtl = meta.story({
  globals: { direction: 'rtl' },
  beforeEach: () => {
    toasts.add({ title: 'تم الحفظ', tone: 'success', durationMs: null });
  },
});

export const ShowsThreeAtATime = meta.story({
  tags: ['!autodocs'],
  args: { says: { title: 'Saved', durationMs: null } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Say it' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
  },
});

export const GoesByItselfUnlessSomebodyLooks = meta.story({
  tags: ['!autodocs'],
  args: { says: { title: 'Saved', durationMs: 400 } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Say it' });
    await userEvent.click(button);
    const toast = await screen.findByRole('alertdialog');
    await userEvent.hover(toast);
    await expect(waitFor(() => expect(toast).not.toBeInTheDocument(), { timeout: 700 })).rejects.toThrow();
    await userEvent.unhover(toast);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
});

export const IsReachedByF6 = meta.story({
  tags: ['!autodocs'],
  args: { says: { title: 'Saved', durationMs: null } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{F6}');
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Notifications' })).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
});
