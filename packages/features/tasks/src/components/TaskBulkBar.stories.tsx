import preview from '@quarterdeck/storybook/preview';
import { ToastRegion } from '@quarterdeck/ui/ToastRegion';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { taskQueries } from '../queries/taskQueries';
import { TaskBulkBar } from './TaskBulkBar';

interface DemoProps {
  /** Which tasks of the list are selected, by id. */
  ids: readonly string[];
  onClear: () => void;
  onDelete: () => void;
}

/** The bar over a list that it really changes. */
function Demo({ ids, onClear, onDelete }: DemoProps) {
  const tasks = useQuery(taskQueries.list()).data ?? [];
  const selected = tasks.filter((task) => ids.includes(task.id));
  return (
    <div style={{ position: 'relative', minBlockSize: 200, container: 'tasks / inline-size' }}>
      <ul style={{ padding: 16 }}>
        {selected.map((task) => (
          <li key={task.id}>{`${task.title}: ${task.completed ? 'done' : 'open'}, priority ${task.priority}`}</li>
        ))}
      </ul>
      {selected.length > 0 ? (
        <TaskBulkBar tasks={tasks} selected={selected} onClear={onClear} onDelete={onDelete} />
      ) : null}
      <ToastRegion />
    </div>
  );
}

const meta = preview.meta({
  title: 'Features/tasks/BulkBar',
  component: Demo,
  // The bar is as wide as the page on phones.
  parameters: { layout: 'fullscreen' },
  args: { ids: ['task-03', 'task-04'], onClear: fn(), onDelete: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('toolbar', { name: 'Selected tasks' }));
    await expect(bar.getByText('2 selected')).toBeVisible();
  },
});

/** A heading is only moved and deleted. */
export const SectionsOnly = meta.story({
  args: { ids: ['section-2'] },
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('toolbar', { name: 'Selected tasks' }));
    await expect(bar.queryByRole('button', { name: 'Complete' })).toBeNull();
    await expect(bar.getByRole('button', { name: 'Move to' })).toBeVisible();
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('toolbar', { name: 'Selected tasks' })).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({ globals: { locale: 'tr' } });

export const CompletesAndReopens = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete' }));
    await waitFor(() => expect(canvas.getAllByText(/: done/)).toHaveLength(2));
    await screen.findByText('2 tasks completed');
    await userEvent.click(canvas.getByRole('button', { name: 'Reopen' }));
    await waitFor(() => expect(canvas.getAllByText(/: open/)).toHaveLength(2));
  },
});

export const SetsThePriorityOfAll = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Priority' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'High' }));
    await waitFor(() => expect(canvas.getAllByText(/priority 2/)).toHaveLength(2));
  },
});

export const ArrowsMoveThroughIt = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('toolbar', { name: 'Selected tasks' });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Complete' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Complete' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onClear).toHaveBeenCalled();
  },
});
