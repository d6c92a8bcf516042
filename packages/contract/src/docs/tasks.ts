import * as calls from '../endpoints/tasks';
import { documentEndpoints } from './documentEndpoints';
import { invalidRequest, missingIdInQuery, notFound } from './documentedErrors';
import { documentTags } from './documentTags';

const noTaskInQuery = notFound('no task has the id', { query: { id: 'task-nowhere' } });

const tags = documentTags({
  owner: 'task',
  owners: 'Tasks',
  ids: { known: 'tag-bug', deleted: 'tag-discuss', missing: 'tag-nowhere' },
  titles: { created: 'Season 2027', taken: 'BUG', renamed: 'Defect' },
});

export const tasksDocs = documentEndpoints(calls, {
  listTaskTags: {
    summary: 'All tags of tasks',
    description: 'Asked by the list and by the task’s panel, which show tags by their ids.',
    rules: ['In the order in which the tags were made.'],
    errors: [],
    example: {},
  },
  createTaskTag: tags.create,
  updateTaskTag: tags.update,
  deleteTaskTag: tags.delete,
  restoreTaskTag: {
    summary: 'Restore a deleted tag',
    description: 'Answers the tag. Sent when somebody takes a deletion back.',
    rules: [
      'The tag has its id and its place again, and every task that carried it carries it again.',
      'A tag that is there already stays as it is, so that the call can be repeated.',
    ],
    errors: [
      invalidRequest('the id is missing', { body: {} }),
      notFound('no tag with the id was deleted', { body: { id: 'tag-nowhere' } }),
    ],
    example: { body: { id: 'tag-discuss' } },
  },
  listTasks: {
    summary: 'All tasks and sections',
    description:
      'The list as it is shown: tasks, and sections that head the tasks after them. The screen filters and counts by itself.',
    rules: ['Sorted by `order`, which counts from 0 without gaps.'],
    errors: [],
    example: {},
  },
  searchTasks: {
    summary: 'Find tasks by text',
    description:
      'Looks into title and notes. Matches in the title are put between `<mark>` and `</mark>`, and everything else in it is escaped HTML.',
    rules: [
      'Upper and lower case, accents and the Turkish ı and i make no difference.',
      'Characters that mean something in regular expressions stand for themselves.',
      'Without a query, or with nothing but spaces, the answer is `null`: nothing was asked.',
      'Sorted as the list is.',
    ],
    errors: [],
    example: { query: { query: 'calendar' } },
  },
  orderTasks: {
    summary: 'Put the list in order',
    description: 'Takes the tasks in the order wanted and answers the whole list in its new order.',
    rules: [
      'A task’s `order` becomes its place in the list sent.',
      'Of each task only the id is read: no other field is changed.',
      'Tasks that were not sent follow, in their old order.',
      'Only the ids count. Other fields of the tasks sent change nothing, so an old copy does no harm.',
      'Unknown ids are passed over; an id that is sent twice counts once.',
    ],
    errors: [
      invalidRequest('the list is missing or holds something without an id', {
        body: { tasks: [{ title: 'Without an id' }] },
      }),
    ],
    example: { body: { tasks: [{ id: 'task-02' }] } },
  },
  getTask: {
    summary: 'One task',
    description: 'Asked by the panel when an address leads straight to a task.',
    rules: [],
    errors: [missingIdInQuery, noTaskInQuery],
    example: { query: { id: 'task-01' } },
  },
  createTask: {
    summary: 'Make a task or a section',
    description: 'Answers the new row. It is empty; the panel opens it and each change is sent by itself.',
    rules: [
      'The new row is put on top, and the whole list is numbered anew.',
      'It starts without title, notes, date, tags and subtasks, unfinished, for nobody and with priority 1.',
    ],
    errors: [invalidRequest('the type is neither `task` nor `section`', { body: { type: 'project' } })],
    example: { body: { type: 'task' } },
  },
  updateTask: {
    summary: 'Change a task',
    description: 'Takes the fields that change and answers the whole task as it is afterwards.',
    rules: [
      'Fields that are not sent stay as they are; the id cannot be changed.',
      'Finishing a task is such a change: `completed` is set to what is sent.',
      'A changed `order` moves the task there and numbers the others anew; a place beyond the end is the last one.',
      'Tags are kept once each, and unknown ones are dropped.',
      'Who has the task already keeps it, also when that contact was deleted.',
      'A patch with one wrong field changes nothing at all.',
    ],
    errors: [
      invalidRequest('a field is not of its kind', { body: { id: 'task-01', task: { priority: 3 } } }),
      invalidRequest('it is given to somebody who is no contact', {
        body: { id: 'task-01', task: { assignedTo: 'contact-nowhere' } },
      }),
      invalidRequest('two sub-tasks have the same id', {
        body: {
          id: 'task-01',
          task: {
            subTasks: [
              { id: 'part', title: 'Measure', completed: false },
              { id: 'part', title: 'Cut', completed: false },
            ],
          },
        },
      }),
      notFound('no task has the id', { body: { id: 'task-nowhere', task: { completed: true } } }),
    ],
    example: { body: { id: 'task-01', task: { completed: true } } },
  },
  deleteTask: {
    summary: 'Delete a task or a section',
    description: 'Answers `true`. The task is kept, so that it can be restored.',
    rules: [
      'The others move up, so that `order` stays without gaps.',
      'A section is deleted without the tasks below it.',
    ],
    errors: [missingIdInQuery, noTaskInQuery],
    example: { query: { id: 'task-03' } },
  },
  restoreTasks: {
    summary: 'Restore deleted tasks',
    description: 'Answers the whole list in its order. Sent when somebody takes a deletion back.',
    rules: [
      'A task comes back as it was, with its id, behind the task that it stood behind.',
      'A tag that was deleted meanwhile comes back on the task when the tag is restored.',
      'A task that is there already stays as it is, so that the call can be repeated.',
      'When one id was never deleted, nothing is restored.',
    ],
    errors: [
      invalidRequest('there are no ids', { body: { ids: [] } }),
      notFound('no task with the id was deleted', { body: { ids: ['task-nowhere'] } }),
    ],
    example: { body: { ids: ['task-03'] } },
  },
});
