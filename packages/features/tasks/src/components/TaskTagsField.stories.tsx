import type { TaskTagId } from '@quarterdeck/contract/entities/task';
import { buildTask } from '@quarterdeck/mocks/tasks/buildTask';
import type { Canvas } from '@quarterdeck/storybook/expectations';
import preview from '@quarterdeck/storybook/preview';
import { ToastRegion } from '@quarterdeck/ui/ToastRegion';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { taskQueries } from '../queries/taskQueries';
import { TaskTagsField, type TaskTagsFieldProps } from './TaskTagsField';

/** Shows the task as the list has it, and of one that is not in it keeps what its owner would keep. */
function Kept({ task, onChange }: TaskTagsFieldProps) {
  const [tags, setTags] = useState<TaskTagId[]>(task.tags);
  const listed = useQuery(taskQueries.list()).data?.find(({ id }) => id === task.id);
  return (
    <div style={{ maxInlineSize: 360, minBlockSize: 360 }}>
      <TaskTagsField
        task={listed ?? { ...task, tags }}
        onChange={(next) => {
          setTags(next);
          onChange(next);
        }}
      />
      <ToastRegion />
    </div>
  );
}

const meta = preview.meta({
  title: 'Features/tasks/TaskTagsField',
  component: Kept,
  args: { task: buildTask({ tags: ['tag-urgent', 'tag-backend'] }), onChange: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Urgent')).toBeVisible());
    await expect(canvas.getByText('Backend')).toBeVisible();
  },
});

export const Empty = meta.story({ args: { task: buildTask() } });

/** No tag exists at all. */
export const NoTagsYet = meta.story({ globals: { scenario: 'empty' }, args: { task: buildTask() } });

export const Dark = meta.story({ globals: { scheme: 'dark' } });

// React Aria's list of options closes on its own time, which React's test mode remarks on.
const quiet = [/not wrapped in act/];

async function findTags(canvas: Canvas, names: readonly string[]) {
  for (const name of names)
    await waitFor(() => expect(canvas.getByRole('button', { name: `Remove ${name}`, hidden: true })).toBeVisible());
}

export const CreatesATag = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { expectedProblems: quiet },
  args: { task: buildTask({ id: 'task-03' }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Discuss');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'Harbour');
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Harbour”' }));
    await findTags(canvas, ['Discuss', 'Harbour']);
    await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Remove Harbour', hidden: true })).toBeNull());
  },
});

/** Each is made by a call of its own, and none takes the place of another. */
export const CreatesSeveralAtOnce = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { expectedProblems: quiet },
  args: { task: buildTask({ id: 'task-03' }) },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Discuss');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'Harbour{Enter}Pier{Enter}Quay,');
    await findTags(canvas, ['Discuss', 'Harbour', 'Pier', 'Quay']);
  },
});

export const RefusesANameThatIsTaken = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { expectedProblems: quiet },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Urgent');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'Urg');
    const option = await screen.findByRole('option', { name: 'Urgent' });
    await userEvent.click(option.querySelector('[data-part="edit"]') as Element);
    const dialog = within(await screen.findByRole('dialog', { name: 'Rename tag Urgent' }));
    const field = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await userEvent.type(field, 'BACKEND');
    await waitFor(() => expect(dialog.getByText('A tag with this name already exists.')).toBeVisible());
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeDisabled();
  },
});

export const AFailureSaysSo = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { mix: { 'tasks.tag.create': 'error' } },
  parameters: { expectedProblems: quiet },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('Urgent');
    await userEvent.type(canvas.getByRole('combobox', { name: 'Tags' }), 'Harbour');
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Harbour”' }));
    await screen.findByText('The tag “Harbour” wasn’t added');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});
