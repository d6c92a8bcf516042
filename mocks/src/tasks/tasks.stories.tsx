import { tasksDocs } from '@quarterdeck/contract/docs/tasks';
import preview from '@quarterdeck/storybook/preview';
import { consoleStory, type ConsoleArgs } from '../../../.storybook/console/consoleStory';

const meta = preview.type<{ args: ConsoleArgs }>().meta({
  title: 'Endpoints/tasks',
  tags: ['!autodocs'],
  args: { request: '' },
});

export const ListTaskTags = meta.story({
  ...consoleStory(tasksDocs.listTaskTags),
  parameters: { covers: ['endpoint:tasks.tags.list'] },
});

export const CreateTaskTag = meta.story({
  ...consoleStory(tasksDocs.createTaskTag),
  parameters: { covers: ['endpoint:tasks.tag.create'] },
});

export const UpdateTaskTag = meta.story({
  ...consoleStory(tasksDocs.updateTaskTag),
  parameters: { covers: ['endpoint:tasks.tag.update'] },
});

export const DeleteTaskTag = meta.story({
  ...consoleStory(tasksDocs.deleteTaskTag),
  parameters: { covers: ['endpoint:tasks.tag.delete'] },
});

export const RestoreTaskTag = meta.story({
  ...consoleStory(tasksDocs.restoreTaskTag),
  parameters: { covers: ['endpoint:tasks.tag.restore'] },
});

export const ListTasks = meta.story({
  ...consoleStory(tasksDocs.listTasks),
  parameters: { covers: ['endpoint:tasks.all'] },
});

export const SearchTasks = meta.story({
  ...consoleStory(tasksDocs.searchTasks),
  parameters: { covers: ['endpoint:tasks.search'] },
});

export const OrderTasks = meta.story({
  ...consoleStory(tasksDocs.orderTasks),
  parameters: { covers: ['endpoint:tasks.order'] },
});

export const GetTask = meta.story({
  ...consoleStory(tasksDocs.getTask),
  parameters: { covers: ['endpoint:tasks.task.get'] },
});

export const CreateTask = meta.story({
  ...consoleStory(tasksDocs.createTask),
  parameters: { covers: ['endpoint:tasks.task.create'] },
});

export const UpdateTask = meta.story({
  ...consoleStory(tasksDocs.updateTask),
  parameters: { covers: ['endpoint:tasks.task.update'] },
});

export const DeleteTask = meta.story({
  ...consoleStory(tasksDocs.deleteTask),
  parameters: { covers: ['endpoint:tasks.task.delete'] },
});

export const RestoreTasks = meta.story({
  ...consoleStory(tasksDocs.restoreTasks),
  parameters: { covers: ['endpoint:tasks.restore'] },
});
