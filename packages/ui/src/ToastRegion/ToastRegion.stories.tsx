import preview from '@quarterdeck/storybook/preview';
import { StrictMode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { docked } from '../dock';
import { toasts, useToastCount, type ToastInput } from '../Toast';
import { LateToastRegion } from '../LateToastRegion';
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
  parameters: {
    covers: ['component:@quarterdeck/ui/ToastRegion', 'component:@quarterdeck/ui/Toast'],
    docs: { story: { inline: false } },
  },
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
  tags: ['!dev', '!autodocs'],
  args: { says: { title: 'Saved', durationMs: null } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Say it' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(button);
    await waitFor(() => expect(screen.getAllByRole('alertdialog')).toHaveLength(3));
  },
});

export const GoesByItselfUnlessSomebodyLooks = meta.story({
  tags: ['!dev', '!autodocs'],
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

/** What somebody is about to press stays where it is, also with the focus in it. */
export const SaysAnewInItsPlace = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { says: { title: 'Task deleted', action: { label: 'Undo', onPress: handleUndo } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    const toast = await screen.findByRole('alertdialog', { name: 'Task deleted' });
    const undo = within(toast).getByRole('button', { name: 'Undo' });
    undo.focus();
    await userEvent.pointer({ keys: '[MouseLeft>]', target: undo });
    const handleBoth = fn();
    toasts.update(toasts.all()[0]?.id ?? 0, {
      title: '2 changes saved',
      durationMs: 60,
      action: { label: 'Undo', onPress: handleBoth },
    });
    await waitFor(() => expect(toast).toHaveAccessibleName('2 changes saved'));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: undo });
    await expect(handleBoth).toHaveBeenCalledOnce();
    await expect(handleUndo).not.toHaveBeenCalled();
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
});

/** A second line moves what a message offers by no more than a finger forgives. */
export const KeepsWhatItOffersInPlace = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const action = { label: 'Undo', onPress: handleUndo };
    const id = toasts.add({ title: 'Task deleted', action });
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const before = undo.getBoundingClientRect();
    toasts.update(id, { title: '2 changes saved', text: 'Task deleted', action });
    await screen.findByText('2 changes saved');
    const after = undo.getBoundingClientRect();
    await expect(after.x).toBe(before.x);
    await expect(Math.abs(after.y - before.y)).toBeLessThanOrEqual(4);
  },
});

/** The time is that of what was said last. */
export const BeginsItsTimeAnew = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { says: { title: 'Saved', durationMs: null } },
  play: async ({ canvas, userEvent }) => {
    const id = toasts.add({ title: 'Task deleted', durationMs: 60_000 });
    const toast = await screen.findByRole('alertdialog', { name: 'Task deleted' });
    await userEvent.click(canvas.getByRole('button', { name: 'Say it' }));
    toasts.update(id, { title: '2 changes saved', durationMs: 60 });
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(screen.getByRole('alertdialog', { name: 'Saved' })).toBeVisible();
  },
});

export const IsReachedByF6 = meta.story({
  tags: ['!dev', '!autodocs'],
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

/** What is pressed goes with the action that its message offers; the region stands only while there are messages. */
function Vanishing() {
  const hasMessages = useToastCount() > 0;
  const [isGone, setGone] = useState(false);
  const sayIt = () => toasts.add({ title: 'Deleted', action: { label: 'Undo', onPress: () => setGone(true) } });
  return (
    <main id="content" tabIndex={-1}>
      {isGone ? null : <Button onPress={sayIt}>Delete</Button>}
      {hasMessages ? <ToastRegion /> : null}
    </main>
  );
}

export const GivesTheFocusToTheContentWhereWhatHadItHasGone = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Vanishing />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
});

/** A page with a bar at its lower edge that comes and goes. */
function WithBar() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Button onPress={() => setShown(!isShown)}>Bar</Button>
      {isShown ? (
        <div
          ref={docked}
          role="toolbar"
          aria-label="Selected"
          style={{
            position: 'fixed',
            insetInline: 0,
            insetBlockEnd: 8,
            padding: 20,
            background: 'var(--qd-surface-card)',
          }}
        >
          3 selected
        </div>
      ) : null}
      <ToastRegion />
    </>
  );
}

const gapBelow = () =>
  innerHeight - screen.getByRole('region', { name: 'Notifications' }).getBoundingClientRect().bottom;

export const StandsAboveWhatIsDocked = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    toasts.add({ title: 'Task moved to Done', durationMs: null });
  },
  render: () => <WithBar />,
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('alertdialog');
    const bar = canvas.getByRole('toolbar');
    await waitFor(() => expect(gapBelow()).toBeGreaterThanOrEqual(innerHeight - bar.getBoundingClientRect().top + 8));
    await userEvent.click(canvas.getByRole('button', { name: 'Bar' }));
    await waitFor(() => expect(gapBelow()).toBe(16));
  },
});

export const KeepsOffTheFieldInUse = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    toasts.add({ title: 'Task moved to Done', durationMs: null });
  },
  render: () => (
    <>
      <input aria-label="Above" />
      <input aria-label="Below" style={{ position: 'fixed', insetInlineEnd: 40, insetBlockEnd: 30 }} />
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('alertdialog');
    const region = () => screen.getByRole('region', { name: 'Notifications' }).getBoundingClientRect();
    await userEvent.click(canvas.getByRole('textbox', { name: 'Below' }));
    await waitFor(() => expect(region().bottom).toBeLessThan(innerHeight / 2));
    await userEvent.click(canvas.getByRole('textbox', { name: 'Above' }));
    await waitFor(() => expect(region().top).toBeGreaterThan(innerHeight / 2));
  },
});

/** Also where a larger text is chosen, which zooms the page. */
export const StandsAboveTheBarOfAPhone = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    toasts.add({ title: 'Task moved to Done', durationMs: null });
    return () => document.documentElement.style.removeProperty('zoom');
  },
  render: () => <WithBar />,
  play: async ({ canvas, userEvent }) => {
    await screen.findByRole('alertdialog');
    const toggle = canvas.getByRole('button', { name: 'Bar' });
    await userEvent.click(toggle);
    document.documentElement.style.zoom = '1.2';
    await userEvent.click(toggle);
    const bar = canvas.getByRole('toolbar');
    await waitFor(() => expect(gapBelow() - (innerHeight - bar.getBoundingClientRect().top)).toBeCloseTo(16 * 1.2, 0));
    document.documentElement.style.zoom = '';
    await waitFor(() => expect(gapBelow() - (innerHeight - bar.getBoundingClientRect().top)).toBe(16));
  },
});

/** React mounts everything twice in its strict mode; what was said is shown all the same. */
export const InStrictMode = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => (
    <StrictMode>
      <LateToastRegion />
    </StrictMode>
  ),
  // Said before the region is there, as where its code comes with the first message.
  beforeEach: () => void toasts.add({ title: 'Kept twice' }),
  play: async () => {
    await waitFor(() => expect(screen.getByText('Kept twice')).toBeVisible());
  },
});
