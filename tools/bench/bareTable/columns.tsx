import type { Task } from '@quarterdeck/contract/entities/task';
import { createColumnHelper, tableFeatures } from '@tanstack/react-table';

/** None: sorting, selection and the rest would only make the reference slower. */
export const features = tableFeatures({});

const helper = createColumnHelper<typeof features, Task>();
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' });

/** What a row of the site's list shows, as plain elements. */
export const columns = helper.columns([
  helper.accessor('completed', {
    cell: ({ row }) => <input type="checkbox" aria-label="Done" checked={row.original.completed} readOnly />,
  }),
  helper.accessor('title', { cell: ({ row }) => <a href={`/apps/tasks/${row.id}`}>{row.original.title}</a> }),
  helper.accessor('tags', { cell: ({ row }) => <span>{row.original.tags.join(', ')}</span> }),
  helper.accessor('subTasks', {
    cell: ({ row: { original } }) => (
      <span>
        {original.subTasks.filter((subTask) => subTask.completed).length}/{original.subTasks.length}
      </span>
    ),
  }),
  helper.accessor('dueDate', {
    cell: ({ row: { original } }) => (
      <span>{original.dueDate === null ? null : day.format(new Date(original.dueDate))}</span>
    ),
  }),
  helper.accessor('priority', { cell: ({ row }) => <span>{row.original.priority}</span> }),
  helper.accessor('assignedTo', { cell: ({ row }) => <span>{row.original.assignedTo}</span> }),
  helper.display({ id: 'menu', cell: () => <button type="button">…</button> }),
]);
