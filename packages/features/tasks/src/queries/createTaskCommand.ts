import type { CommandContext, Undo } from '@quarterdeck/contract';
import { createTaskCommand, readPayload } from '@quarterdeck/contract/featureCommands';
import { newTask, type TaskId } from '@quarterdeck/contract/entities/task';
import { newId } from '@quarterdeck/contract/rules/newId';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { createTasks, deleteTasks } from './taskWrites';

/** Makes the task that another feature asks for. @throws when it hands over something else than a title and notes */
export async function createAskedTask(payload: unknown, { t, write }: CommandContext): Promise<Undo | undefined> {
  const { title, notes } = readPayload(createTaskCommand, payload);
  const task = { ...newTask(newId() as TaskId, 'task'), title, notes };
  if ((await write(createTasks, [task])) === 0) return undefined;
  return {
    label: t('tasks.done.created', { title: truncateForSpeech(title) }),
    undo: async () => void (await write(deleteTasks, [task])),
  };
}
