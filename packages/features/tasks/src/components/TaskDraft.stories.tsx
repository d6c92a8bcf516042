import preview from '@quarterdeck/storybook/preview';
import { readText, writeText } from '@quarterdeck/ui/storage';
import { ToastRegion } from '@quarterdeck/ui/ToastRegion';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { taskQueries } from '../queries/taskQueries';
import { TaskDraft, type TaskDraftProps } from './TaskDraft';

/** The draft above the first task of the list. */
function Demo(props: TaskDraftProps) {
  const [first] = useQuery(taskQueries.list()).data ?? [];
  return (
    <>
      <TaskDraft {...props} />
      <p>First: {first?.title}</p>
      <ToastRegion />
    </>
  );
}

const meta = preview.meta({
  title: 'Features/tasks/TaskDraft',
  component: Demo,
  args: { type: 'task' as const, onEnd: fn() },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('First: This week');
    const field = canvas.getByRole('textbox', { name: 'New task' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, 'Order life jackets{Enter}');
    await waitFor(() => expect(canvas.getByText('First: Order life jackets')).toBeVisible());
    await expect(field).toHaveValue('');
    await expect(args.onEnd).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEnd).toHaveBeenCalled();
  },
});

export const Section = meta.story({ args: { type: 'section' as const } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

/** The browser keeps it until the answer, not only until it is sent. */
export const KeepsWhatIsSent = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('First: This week');
    const field = canvas.getByRole('textbox', { name: 'New task' });
    await userEvent.type(field, 'Order life jackets');
    // Without waiting: the answer has not come when it returns.
    field.closest('form')?.requestSubmit();
    await expect(readText('qd:tasks:draft:task')).toBe('Order life jackets');
    await waitFor(() => expect(canvas.getByText('First: Order life jackets')).toBeVisible());
    await waitFor(() => expect(readText('qd:tasks:draft:task')).toBeNull());
  },
});

/** What was typed before the page went away is there again. */
export const Restored = meta.story({
  beforeEach: () => void writeText('qd:tasks:draft:task', 'Half a thou'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'New task' })).toHaveValue('Half a thou');
  },
});

export const AFailureKeepsWhatWasTyped = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { mix: { 'tasks.task.create': 'error' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('First: This week');
    const field = canvas.getByRole('textbox', { name: 'New task' });
    await userEvent.type(field, 'Order life jackets{Enter}');
    await screen.findByText('“Order life jackets” wasn’t added');
    await waitFor(() => expect(field).toHaveValue('Order life jackets'));
    await expect(readText('qd:tasks:draft:task')).toBe('Order life jackets');
  },
});
