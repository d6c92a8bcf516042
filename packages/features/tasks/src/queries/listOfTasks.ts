import type { TFunction } from '@quarterdeck/i18n';
import { keyOf } from '@quarterdeck/contract';
import { searchTasks } from '@quarterdeck/contract/endpoints/tasks';
import type { TaskId } from '@quarterdeck/contract/entities/task';
import type { WriteContext } from '@quarterdeck/data/writes/defineWrite';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { taskQueries } from './taskQueries';

/** What is found may be another task by now, or have another title. */
export const searches = [keyOf(searchTasks)];

/** Queue keys besides those of each task, which are its id. */
export const queueKeys = { order: 'order of tasks', tags: 'tags of tasks' } as const;

/** Says a failure with the number of its tasks and the title of the first. */
export const sayTasks = (key: string, count: number, title: string | undefined, t: TFunction): string =>
  t(key, { count, title: sayTitle(title ?? '', t) });

/** The same of tasks whose title is the one that is shown. */
export function sayTask(
  key: string,
  about: readonly { id: TaskId }[],
  t: TFunction,
  { shown, idOf }: Pick<WriteContext, 'shown' | 'idOf'>,
): string {
  const [first] = about.map(({ id }) => idOf(id));
  const title = shown(taskQueries.list())?.find(({ id }) => id === first)?.title;
  return sayTasks(key, about.length, title, t);
}

export const sayTitle = (title: string, t: TFunction): string =>
  title === '' ? t('tasks.untitled') : truncateForSpeech(title);
