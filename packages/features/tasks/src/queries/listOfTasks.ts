import type { TFunction } from '@quarterdeck/i18n';
import { keyOf } from '@quarterdeck/contract';
import { searchTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { Task, TaskId } from '@quarterdeck/contract/entities/task';
import type { WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { changeOf, type CacheChange } from '@quarterdeck/data/writes/optimisticCache';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { taskQueries } from './taskQueries';

const list = taskQueries.list();

/** A change of the list of all tasks. */
export const inList = (change: (tasks: Task[]) => Task[]): CacheChange[] => [changeOf(list, change)];

/** What is found may be another task by now, or have another title. */
export const searches = [keyOf(searchTasks)];

/** Queue keys besides those of each task, which are its id. */
export const queueKeys = { order: 'order of tasks', tags: 'tags of tasks' } as const;

/** Says a failure with the number of its tasks and the title of the first. */
export function sayTasks(
  key: string,
  ids: readonly TaskId[],
  t: TFunction,
  { shown, idOf }: Pick<WriteContext, 'shown' | 'idOf'>,
): string {
  const [first] = ids.map(idOf);
  const title = shown(list)?.find(({ id }) => id === first)?.title ?? '';
  return t(key, { count: ids.length, title: sayTitle(title, t) });
}

export const sayTitle = (title: string, t: TFunction): string =>
  title === '' ? t('tasks.untitled') : saidTitle(title);
