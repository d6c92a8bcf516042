import { buildTask } from '@quarterdeck/mocks/tasks/buildTask';
import preview from '@quarterdeck/storybook/preview';
import { useQuery } from '@tanstack/react-query';
import { expect, waitFor } from 'storybook/test';
import { taskQueries } from '../queries/taskQueries';
import { TaskForm } from './TaskForm';
import { TaskPreview } from './TaskPreview';

const task = buildTask({
  title: 'Plan capacity for the spring release with the crew of the harbour office',
  notes: 'Two sprints, then the review.',
  dueDate: '2026-03-30T12:00:00.000Z',
  priority: 2,
  tags: ['tag-urgent', 'tag-backend'],
});

/** Beside the form whose place it holds. */
function BesideTheForm() {
  const tags = useQuery(taskQueries.tags());
  const people = useQuery(taskQueries.people());
  return tags.data && people.data ? (
    <div style={{ display: 'grid', gridTemplateColumns: '400px 400px', gap: 24, padding: 24 }}>
      <TaskPreview task={task} tasks={[task]} />
      <div data-testid="form">
        <TaskForm task={task} tasks={[task]} editRequest={0} />
      </div>
    </div>
  ) : null;
}

const meta = preview.meta({
  title: 'Features/tasks/TaskPreview',
  component: BesideTheForm,
  globals: { viewport: { value: 'desktop' } },
});

/** Nothing moves when the fields come: each stands where its text was. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Backend')).toHaveLength(2));
    const form = canvas.getByTestId('form');
    const read = form.previousElementSibling;
    const topsIn = (place: Element | null) =>
      [...(place?.querySelectorAll('[data-part="title"], [data-part="control"], [data-part="name"]') ?? [])].map((it) =>
        Math.round(it.getBoundingClientRect().top),
      );
    await waitFor(() => expect(form.querySelector('[role="spinbutton"]')).not.toBeNull());
    const tops = topsIn(read);
    await expect(tops).toHaveLength(7);
    await expect(topsIn(form)).toEqual(expect.arrayContaining(tops));
    const tagsIn = (place: Element | null) => place?.textContent.match(/Backend|Urgent/g);
    await expect(tagsIn(read)).toEqual(['Urgent', 'Backend']);
    await expect(tagsIn(form)).toEqual(['Urgent', 'Backend']);
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });
