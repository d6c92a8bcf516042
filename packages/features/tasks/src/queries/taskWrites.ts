import { keyOf } from '@quarterdeck/contract';
import { searchTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskId } from '@quarterdeck/contract/entities/task';
import { hashKey, useQueryClient, type QueryCacheNotifyEvent, type QueryClient } from '@tanstack/react-query';
import { DeletedTasks } from '../model/deletedTasks';
import { NewestWrites } from '../model/newestWrites';
import { PendingChanges, type ListChange } from '../model/pendingChanges';
import { patchTasks, type TaskChange } from '../model/taskPatch';
import { CallQueue } from './callQueue';
import { taskQueries } from './taskQueries';

/** As many as a browser opens to one server over HTTP/1.1; more would wait there, where nothing can go before them. */
const callsAtOnce = 6;

/** Turns besides those of each task, which go by its id. */
export const turns = { order: 'tasks.order', tags: 'tasks.tags' } as const;

const listKey = taskQueries.list().queryKey;
const listHash = hashKey(listKey);

export interface Act<T> {
  /** Name of the acts that run one after another, each on the list that the one before has left. */
  turn?: string;
  /** Shown at once, and over every list that is read until the answer. */
  change?: ListChange;
  send: () => Promise<T>;
  /** What of it was saved; it takes the place of `change`. */
  settle: (answer: T) => ListChange;
}

/** The writes of one page: what is on its way and in which order it goes out. */
export class TaskWrites {
  readonly queue = new CallQueue(callsAtOnce);
  readonly newest = new NewestWrites();
  readonly deleted = new DeletedTasks();
  /** Messages of failures by id, with whether newer writes have made them void. */
  readonly failures = new Map<number, () => boolean>();
  readonly #client: QueryClient;
  readonly #pending = new PendingChanges();
  readonly #answered = new Map<TaskId, Task>();
  #isShowing = false;
  #index: { tasks: Task[]; byId: Map<TaskId, Task> } = { tasks: [], byId: new Map() };

  constructor(client: QueryClient) {
    this.#client = client;
    client.getQueryCache().subscribe((event) => this.#follow(event));
    const { queue } = this;
    // A hidden page may be about to go, and what waits would go with it.
    document.addEventListener('visibilitychange', () => queue.hurry(document.visibilityState === 'hidden'));
  }

  /** The list as it is shown; empty while it is not known. */
  shown(): Task[] {
    return this.#client.getQueryData<Task[]>(listKey) ?? [];
  }

  /** The list as the API should have it by now, without what is still on its way. */
  saved(): Task[] {
    return this.#pending.isEmpty ? this.shown() : (this.#pending.saved() ?? []);
  }

  /** A task as the API should have it by now. */
  savedTask(id: TaskId): Task | undefined {
    const tasks = this.saved();
    // Made once per list: an act on a thousand tasks asks for each of them.
    if (this.#index.tasks !== tasks) this.#index = { tasks, byId: new Map(tasks.map((task) => [task.id, task])) };
    return this.#answered.get(id) ?? this.#index.byId.get(id);
  }

  /** Notes a task as it was answered, for its next write: the act as a whole may still be under way. */
  noteAnswer(task: Task): void {
    this.#answered.set(task.id, task);
  }

  /**
   * Shows a change of the list, sends it and takes over what was saved; nothing of it when sending fails.
   * @throws what `send` throws.
   */
  perform<T>({ turn, change, send, settle }: Act<T>): Promise<T> {
    if (this.#pending.isEmpty) this.#pending.read(this.#client.getQueryData<Task[]>(listKey));
    const pending = this.#pending.add(change ?? ((tasks) => tasks));
    if (change) this.#show();
    const work = async () => {
      try {
        const answer = await send();
        this.#pending.settle(pending, settle(answer));
        // What is found by now may be another task, or have another title.
        void this.#client.invalidateQueries({ queryKey: keyOf(searchTasks) });
        return answer;
      } catch (error) {
        this.#pending.settle(pending, (tasks) => tasks);
        throw error;
      } finally {
        this.#show();
      }
    };
    return turn === undefined ? work() : this.queue.inTurn(turn, work);
  }

  /** Lays changes over a list, by the ids that are valid by now. */
  patch(changes: readonly TaskChange[]): ListChange {
    return (tasks) =>
      patchTasks(
        tasks,
        changes.map((change) => this.deleted.renew(change)),
      );
  }

  /** Lays what is on its way over every list that is read meanwhile. */
  #follow(event: QueryCacheNotifyEvent): void {
    if (event.type !== 'updated' || event.query.queryHash !== listHash) return;
    if (this.#isShowing || this.#pending.isEmpty) return;
    if (event.action.type === 'success') {
      this.#pending.read(this.#client.getQueryData<Task[]>(listKey));
      this.#show();
    } else this.#foldUnlessReading();
  }

  #show(): void {
    const tasks = this.#pending.shown();
    this.#foldUnlessReading();
    if (tasks === undefined) return;
    this.#isShowing = true;
    this.#client.setQueryData<Task[]>(listKey, (list) => list && tasks);
    this.#isShowing = false;
  }

  /** A read that is under way may have been answered before what is saved by now: that is laid over it as well. */
  #foldUnlessReading(): void {
    if (this.#client.isFetching({ queryKey: listKey, exact: true }) === 0) this.#pending.fold();
    if (this.#pending.isEmpty) this.#answered.clear();
  }
}

const ofClient = new WeakMap<QueryClient, TaskWrites>();

/** The writes of this page; all of its components share them. */
export function useTaskWrites(): TaskWrites {
  const client = useQueryClient();
  const writes = ofClient.get(client) ?? new TaskWrites(client);
  ofClient.set(client, writes);
  return writes;
}
