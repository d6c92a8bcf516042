import { keyOf } from '@quarterdeck/contract';
import { searchTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskId } from '@quarterdeck/contract/entities/task';
import { NewestWrites } from '@quarterdeck/data/writes/newestWrites';
import { OptimisticQuery, type Act } from '@quarterdeck/data/writes/optimisticQuery';
import type { Change } from '@quarterdeck/data/writes/pendingChanges';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { DeletedTasks } from '../model/deletedTasks';
import { taskQueries } from './taskQueries';

/** Changes any list of tasks, also one that has the change already. */
export type ListChange = Change<Task[]>;

/** Turns besides those of each task, which go by its id. */
export const turns = { order: 'tasks.order', tags: 'tasks.tags' } as const;

/** The writes of one page: what is on its way and in which order it goes out. */
export class TaskWrites {
  readonly newest = new NewestWrites();
  readonly deleted = new DeletedTasks();
  /** Messages of failures by id, with whether newer writes have made them void. */
  readonly failures = new Map<number, () => boolean>();
  readonly #client: QueryClient;
  readonly #list: OptimisticQuery<Task[]>;
  readonly #answered = new Map<TaskId, Task>();
  #index: { tasks: Task[]; byId: Map<TaskId, Task> } = { tasks: [], byId: new Map() };

  constructor(client: QueryClient) {
    this.#client = client;
    this.#list = new OptimisticQuery(client, taskQueries.list().queryKey);
  }

  get queue() {
    return this.#list.queue;
  }

  /** The list as it is shown; empty while it is not known. */
  shown(): Task[] {
    return this.#list.shown() ?? [];
  }

  /** The list as the API should have it by now, without what is still on its way. */
  saved(): Task[] {
    return this.#list.saved() ?? [];
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
  perform<Answer>(act: Act<Task[], Answer>): Promise<Answer> {
    // The list has all that was answered by now.
    if (this.#list.isIdle) this.#answered.clear();
    return this.#list.perform({
      ...act,
      settle: (answer) => {
        // What is found by now may be another task, or have another title.
        void this.#client.invalidateQueries({ queryKey: keyOf(searchTasks) });
        return act.settle(answer);
      },
    });
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
