import * as calls from '../endpoints/tasks';
import { documentEndpoints, type DocumentedError } from './documentEndpoints';

const missingIdInQuery: DocumentedError = {
  status: 400,
  code: 'invalid_request',
  when: 'no id is given',
  example: { query: {} },
};

const noTaskInQuery: DocumentedError = {
  status: 404,
  code: 'not_found',
  when: 'no task has the id',
  example: { query: { id: 'task-nowhere' } },
};

export const tasksDocs = documentEndpoints(calls, {
  listTaskTags: {
    summary: 'All tags of tasks',
    description: 'Asked by the list and by the task’s panel, which show tags by their ids.',
    rules: ['In the order in which the tags were made.'],
    errors: [],
    example: {},
  },
  createTaskTag: {
    summary: 'Make a tag',
    description: 'Answers the new tag with its id.',
    rules: [
      'Spaces around the title are removed before it is kept.',
      'Two tags may not read the same; case and accents make no difference.',
    ],
    errors: [
      {
        status: 400,
        code: 'invalid_request',
        when: 'the title is missing, is empty or is longer than 200 characters',
        example: { body: { tag: { title: '   ' } } },
      },
      {
        status: 400,
        code: 'invalid_request',
        when: 'there is a tag that reads the same',
        example: { body: { tag: { title: 'BUG' } } },
      },
    ],
    example: { body: { tag: { title: 'Season 2027' } } },
  },
  updateTaskTag: {
    summary: 'Rename a tag',
    description: 'Answers the whole tag as it is afterwards. Tasks name tags by id, so they need no change.',
    rules: ['A tag keeps its id.', 'Renaming follows the same rules as making a tag.'],
    errors: [
      {
        status: 400,
        code: 'invalid_request',
        when: 'the title is empty, is too long or belongs to another tag',
        example: { body: { id: 'tag-bug', tag: { title: '' } } },
      },
      {
        status: 404,
        code: 'not_found',
        when: 'no tag has the id',
        example: { body: { id: 'tag-nowhere', tag: { title: 'Harbour' } } },
      },
    ],
    example: { body: { id: 'tag-bug', tag: { title: 'Defect' } } },
  },
  deleteTaskTag: {
    summary: 'Delete a tag',
    description: 'Answers `true`.',
    rules: ['The tag is taken from every task that carried it.'],
    errors: [
      missingIdInQuery,
      {
        status: 404,
        code: 'not_found',
        when: 'no tag has the id',
        example: { query: { id: 'tag-nowhere' } },
      },
    ],
    example: { query: { id: 'tag-discuss' } },
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
      {
        status: 400,
        code: 'invalid_request',
        when: 'the list is missing or holds something without an id',
        example: { body: { tasks: [{ title: 'Without an id' }] } },
      },
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
    errors: [
      {
        status: 400,
        code: 'invalid_request',
        when: 'the type is neither `task` nor `section`',
        example: { body: { type: 'project' } },
      },
    ],
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
      'A patch with one wrong field changes nothing at all.',
    ],
    errors: [
      {
        status: 400,
        code: 'invalid_request',
        when: 'a field is not of its kind',
        example: { body: { id: 'task-01', task: { priority: 3 } } },
      },
      {
        status: 404,
        code: 'not_found',
        when: 'no task has the id',
        example: { body: { id: 'task-nowhere', task: { completed: true } } },
      },
    ],
    example: { body: { id: 'task-01', task: { completed: true } } },
  },
  deleteTask: {
    summary: 'Delete a task or a section',
    description: 'Answers `true`. Taking it back is the interface’s business: it makes the task again.',
    rules: [
      'The others move up, so that `order` stays without gaps.',
      'A section is deleted without the tasks below it.',
    ],
    errors: [missingIdInQuery, noTaskInQuery],
    example: { query: { id: 'task-03' } },
  },
});
