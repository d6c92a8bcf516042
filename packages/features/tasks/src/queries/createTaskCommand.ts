import type { CommandContext, Undo } from '@quarterdeck/contract';
import { createTaskCommand, readPayload } from '@quarterdeck/contract/featureCommands';
import { newTask, type TaskId } from '@quarterdeck/contract/entities/task';
import { newId } from '@quarterdeck/contract/rules/newId';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { createTasks, deleteTasks } from './taskWrites';

/** Makes a task for another feature. @param payload a title and notes. @throws ZodError for anything else */
export async function createTaskFor(payload: unknown, { t, write }: CommandContext): Promise<Undo | undefined> {
  const { title, notes } = readPayload(createTaskCommand, payload);
  const task = { ...newTask(newId() as TaskId, 'task'), title, notes };
  if ((await write(createTasks, [task])) === 0) return undefined;
  return {
    label: t('tasks.done.made', { title: truncateForSpeech(title) }),
    undo: async () => (await write(deleteTasks, [task])) > 0,
  };
}
