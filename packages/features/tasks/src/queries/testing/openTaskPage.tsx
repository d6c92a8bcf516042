import { configureRequest, request } from '@quarterdeck/contract';
import { listTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { Task } from '@quarterdeck/contract/entities/task';
import { useWriteHost } from '@quarterdeck/data/writes/useWrite';
import { pressLastMessage } from '@quarterdeck/data/writes/testing/pressLastMessage';
import { toasts } from '@quarterdeck/ui/Toast';
import { hookProviders } from '@quarterdeck/storybook/hookProviders';
import { createUndoStack } from '@quarterdeck/ui/undo';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { taskQueries } from '../taskQueries';
import { useCreateTask } from '../useCreateTask';
import { useDeleteTasks } from '../useDeleteTasks';
import { useMoveTasks } from '../useMoveTasks';
import { useTagWrites } from '../useTagWrites';
import { useRemoveSubTask, useUpdateTasks } from '../useUpdateTasks';
import type { FlakyServer } from './FlakyServer';

/** All writes, as the components of a page have them. */
function useWrites() {
  return {
    create: useCreateTask(),
    remove: useDeleteTasks(),
    move: useMoveTasks(),
    removeSubTask: useRemoveSubTask(),
    tags: useTagWrites(),
    update: useUpdateTasks(),
    writeHost: useWriteHost(),
  };
}

/** Opens the list of a server with all that can be done to it, without a face. */
export async function openTaskPage({ fetch }: FlakyServer) {
  toasts.clear();
  configureRequest({ transport: fetch, baseAddress: 'http://localhost/' });
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', staleTime: Infinity } },
  });
  /** What was done and can be taken back by its message, oldest first. */
  const offers: { label: string; undo: () => Promise<void> }[] = [];
  const undoStack = createUndoStack(([label = ''], undo) => {
    offers.push({ label, undo });
    return { update: () => undefined, close: () => undefined, isOpen: () => false };
  });
  const wrapper = await hookProviders({ queryClient: client, undo: undoStack });
  const { result } = renderHook(useWrites, { wrapper });

  const list = new QueryObserver(client, taskQueries.list());
  list.subscribe(() => undefined);
  await list.refetch();

  const shown = () => client.getQueryData(taskQueries.list().queryKey) ?? [];
  return {
    ...result.current,
    client,
    offers,
    undo: () => undoStack.undoLast(),
    shown,
    saved: () => request(listTasks, {}),
    readAgain: () => list.refetch(),
    /** The task of the list with this title. */
    task: (title: string): Task => {
      const task = shown().find((one) => one.title === title);
      if (!task) throw new Error(`No task ${title} is shown`);
      return task;
    },
    /** What the messages say that are open, oldest first. */
    messages: () => toasts.all().map(({ title }) => title),
    /** The browser says that it has its network again. */
    findNetwork: () => dispatchEvent(new Event('online')),
    retry: pressLastMessage,
  };
}

/** Titles as one text; a task that is done in capitals. */
export const titlesOf = (tasks: readonly Task[]): string =>
  tasks.map(({ title, completed }) => (completed ? title.toUpperCase() : title)).join(' ');
