import { request } from '@quarterdeck/contract';
import { createTask, deleteTask, updateTask } from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskId, TaskPatch, TaskType } from '@quarterdeck/contract/entities/task';
import type { CallQueue } from '@quarterdeck/data/writes/callQueue';

/**
 * Makes a task with its fields; the API makes an empty one first. Called again after a failure it goes on with what is
 * made already, so that nothing is made twice.
 * @param fields is asked anew at each attempt.
 */
export function taskMaker(queue: CallQueue, type: TaskType, fields: () => TaskPatch): () => Promise<Task> {
  let id: TaskId | undefined;
  return () =>
    queue.call(async () => {
      const made = id ?? (await request(createTask, { body: { type } })).id;
      id = made;
      try {
        return await request(updateTask, { body: { id: made, task: fields() } });
      } catch (error) {
        // Half a task is none: without its fields it would stay as an empty row.
        const isDeleted = await request(deleteTask, { query: { id: made } }).catch(() => false);
        if (isDeleted) id = undefined;
        throw error;
      }
    });
}
