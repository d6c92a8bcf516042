import type { SubTask } from '@quarterdeck/contract/entities/task';
import preview from '@quarterdeck/storybook/preview';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { SubTaskList, type SubTaskListProps } from './SubTaskList';

const steps: SubTask[] = [
  { id: 'one', title: 'Ask the harbour office', completed: true },
  { id: 'two', title: 'Write down what they said', completed: false },
  { id: 'three', title: 'Tell the crew', completed: false },
];

/** Keeps what its owner would keep. */
function Kept({ subTasks: first, onChange, onRemove, ...rest }: SubTaskListProps) {
  const [subTasks, setSubTasks] = useState(first);
  return (
    <div style={{ maxInlineSize: 400 }}>
      <SubTaskList
        {...rest}
        subTasks={subTasks}
        onChange={(next) => {
          setSubTasks(next);
          return onChange(next);
        }}
        onRemove={(removed) => {
          setSubTasks(subTasks.filter((other) => other !== removed));
          onRemove(removed);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'Features/tasks/SubTaskList',
  component: Kept,
  // Inside the panel the title of the task stands above it.
  decorators: [
    (Story) => (
      <>
        <h1>Task</h1>
        <h2>Sub-tasks of a task</h2>
        <Story />
      </>
    ),
  ],
  args: {
    draftKey: 'story:subTask',
    subTasks: steps,
    onChange: fn(() => Promise.resolve(true)),
    onSaveState: fn(),
    onRemove: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Sub-tasks' })).toHaveAttribute('aria-valuetext', '1 of 3');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Mark Tell the crew as done' }));
    await expect(canvas.getByRole('progressbar', { name: 'Sub-tasks' })).toHaveAttribute('aria-valuetext', '2 of 3');
  },
});

export const Empty = meta.story({ args: { subTasks: [] } });

export const AllDone = meta.story({ args: { subTasks: steps.map((step) => ({ ...step, completed: true })) } });

export const LongContent = meta.story({
  args: {
    subTasks: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      title:
        index % 2 === 0
          ? 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(3)
          : 'Walk round the ship and look at everything twice, '.repeat(4),
      completed: index < 5,
    })),
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

export const Rtl = meta.story({ globals: { direction: 'rtl' } });

export const AddsRenamesAndRemoves = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { subTasks: [] },
  play: async ({ canvas, userEvent, args }) => {
    const add = canvas.getByRole('textbox', { name: 'Add a sub-task' });
    await userEvent.type(add, '   {Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.type(add, 'Count the oars{Enter}');
    await expect(add).toHaveValue('');
    const title = await canvas.findByRole('textbox', { name: 'Sub-task' });
    await expect(title).toHaveValue('Count the oars');
    await userEvent.clear(title);
    await userEvent.type(title, 'Count them twice{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith([expect.objectContaining({ title: 'Count them twice' })]);
    await userEvent.clear(title);
    await userEvent.tab();
    await expect(title).toHaveValue('Count them twice');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove sub-task Count them twice' }));
    await expect(args.onRemove).toHaveBeenCalledWith(expect.objectContaining({ title: 'Count them twice' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Sub-task' })).toBeNull());
    await waitFor(() => expect(add).toHaveFocus());
  },
});

export const TheFocusMovesOnFromWhatIsRemoved = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const remove = (title: string) => canvas.getByRole('button', { name: `Remove sub-task ${title}` });
    remove('Write down what they said').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.queryByRole('checkbox', { name: 'Mark Write down what they said as done' })).toBeNull(),
    );
    await waitFor(() => expect(remove('Tell the crew')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Mark Tell the crew as done' })).toBeNull());
    await waitFor(() => expect(remove('Ask the harbour office')).toHaveFocus());
  },
});
