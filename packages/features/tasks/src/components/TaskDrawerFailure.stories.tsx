import preview from '@quarterdeck/storybook/preview';
import { expect, fn, waitFor, within } from 'storybook/test';
import { TaskDrawerFailure, type TaskDrawerFailureProps } from './TaskDrawerFailure';

/** Beside a list, as on the screen. */
function Demo(props: TaskDrawerFailureProps) {
  return (
    <main style={{ display: 'flex', blockSize: 480 }}>
      <h1 style={{ flex: 1 }}>Tasks</h1>
      <TaskDrawerFailure {...props} />
    </main>
  );
}

const meta = preview.meta({
  title: 'Features/tasks/TaskDrawerFailure',
  component: Demo,
  globals: { viewport: { value: 'desktop' } },
  parameters: { layout: 'fullscreen' },
  args: { onRetry: fn(() => Promise.resolve(true)), onClose: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const panel = within(canvas.getByRole('region', { name: 'Task' }));
    await expect(panel.getByRole('alert')).toHaveTextContent('The panel didn’t load');
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(panel.getByRole('alert')).toHaveTextContent('Loading'));
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Unreachable = meta.story({
  args: { onRetry: fn(() => Promise.resolve(false)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('We can’t reach the server'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus());
  },
});

/** The device has no connection from the start. */
export const Offline = meta.story({
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    // The browser's own stands on the prototype and shows again.
    return () => void Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No connection');
    await expect(canvas.queryByText('The panel didn’t load')).toBeNull();
  },
});

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } });

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('dialog', { name: 'Task' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const EscapeCloses = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: 'Try again' }).focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});
