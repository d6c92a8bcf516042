import * as calls from '@quarterdeck/contract/endpoints/tasks';
import { bodyOf, describeRobustness, oldIds } from '../testing/describeRobustness';
import { buildTask } from './buildTask';

const task = buildTask({ id: 'task-01', subTasks: [{ id: 's1', title: 'Part', completed: false }], tags: ['tag-bug'] });
const { id, ...fields } = task;

describeRobustness({
  endpoints: Object.values(calls),
  examples: {
    'tasks.tag.create': { body: { tag: { title: 'Design' } } },
    'tasks.tag.update': { body: { id: 'tag-bug', tag: { title: 'Defect' } } },
    'tasks.tag.delete': { query: 'id' },
    'tasks.tag.restore': { body: { id: 'tag-bug' } },
    'tasks.search': { query: 'query' },
    'tasks.order': { body: { tasks: [task] } },
    'tasks.task.get': { query: 'id' },
    'tasks.task.create': { body: { type: 'task' } },
    'tasks.task.update': { body: { id, task: fields } },
    'tasks.task.delete': { query: 'id' },
    'tasks.restore': { body: { ids: ['task-01'] } },
  },
  readRecords: async ({ call }) => {
    const [tasks, tags] = await Promise.all([call(calls.listTasks, {}), call(calls.listTaskTags, {})]);
    return {
      tasks: oldIds(bodyOf(tasks)),
      tags: oldIds(bodyOf(tags)),
      isInOrder: bodyOf(tasks).every(({ order }, index) => order === index),
    };
  },
});
