import preview from '@quarterdeck/storybook/preview';
import { Button } from '@quarterdeck/ui/Button';
import { ToastRegion } from '@quarterdeck/ui/ToastRegion';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { taskQueries } from '../queries/taskQueries';
import { TaskMenu } from './TaskMenu';

interface DemoProps {
  /** Whose menu it is. */
  id: string;
  onOpen: () => void;
  onSelect: () => void;
  onDelete: () => void;
}

/** The menu of one row, above the order of the first rows. */
function Demo({ id, onOpen, onSelect, onDelete }: DemoProps) {
  const tasks = useQuery(taskQueries.list()).data ?? [];
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const task = tasks.find((candidate) => candidate.id === id);
  return (
    <div style={{ minBlockSize: 420 }}>
      <Button onPress={(event) => setAnchor(event.target as HTMLElement)}>Actions</Button>
      <ol aria-label="Order">
        {tasks.slice(0, 5).map((candidate) => (
          <li key={candidate.id}>{`${candidate.id} ${candidate.priority}`}</li>
        ))}
      </ol>
      {task && anchor ? (
        <TaskMenu
          task={task}
          tasks={tasks}
          anchor={anchor}
          onClose={() => setAnchor(null)}
          onOpen={onOpen}
          onSelect={onSelect}
          onDelete={onDelete}
        />
      ) : null}
      <ToastRegion />
    </div>
  );
}

const meta = preview.meta({
  title: 'Features/tasks/TaskMenu',
  component: Demo,
  args: { id: 'task-02', onOpen: fn(), onSelect: fn(), onDelete: fn() },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('task-02 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu', { name: /Actions for/ });
  },
});

/** The first rows, as ids; an open menu hides them from roles. */
const order = () =>
  [...document.querySelectorAll('[aria-label="Order"] > li')].map((item) => item.textContent?.split(' ')[0]);

/** The keys that the menu names. */
const hints = () => [...document.querySelectorAll('[data-hint]')].map((hint) => hint.getAttribute('data-hint'));

export const Default = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('task-02 2');
    const button = canvas.getByRole('button', { name: 'Actions' });
    await userEvent.click(button);
    await screen.findByRole('menu', { name: /Actions for/ });
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(hints()).toEqual(['X', 'Alt ↑', 'Alt ↓', '#']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).not.toHaveAttribute('aria-expanded'));
  },
});

export const OfASection = meta.story({
  args: { id: 'section-1' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('section-1 1');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu', { name: 'Actions for This week' });
    await expect(screen.queryByRole('menuitem', { name: 'Priority' })).toBeNull();
    await expect(screen.getByRole('menuitem', { name: /Move up/ })).toHaveAttribute('aria-disabled', 'true');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('task-02 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu', { name: /Actions for/ });
    await expect(hints()).toEqual([]);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Turkish = meta.story({
  globals: { locale: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('task-02 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const MovesTheRow = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('task-02 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Move to the top' }));
    await waitFor(() => expect(order()).toEqual(['task-02', 'section-1', 'task-01', 'task-03', 'task-04']));
    await screen.findByText('Task moved');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(order()).toEqual(['section-1', 'task-01', 'task-02', 'task-03', 'task-04']));
  },
});

export const SetsThePriorityByKeys = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('task-02 2');
    canvas.getByRole('button', { name: 'Actions' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu', { name: /Actions for/ });
    // Letters jump to the item.
    await userEvent.keyboard('prio{ArrowRight}');
    await expect(await screen.findByRole('menuitemradio', { name: 'High' })).toBeChecked();
    await userEvent.keyboard('low{Enter}');
    await waitFor(() => expect(canvas.getByText('task-02 0')).toBeVisible());
    // With the priority the menu is done, too.
    await waitFor(() => expect(screen.queryAllByRole('menu', { hidden: true })).toHaveLength(0));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Actions' })).toHaveFocus());
  },
});

export const Deletes = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('task-02 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Delete/ }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
});
