import { request } from '@quarterdeck/contract';
import {
  createTaskTag,
  deleteTaskTag,
  listTaskTags,
  restoreTaskTag,
  updateTask,
  updateTaskTag,
} from '@quarterdeck/contract/endpoints/tasks';
import { taskTagSchema, type Task, type TaskTag, type TaskTagId } from '@quarterdeck/contract/entities/task';
import { fold } from '@quarterdeck/contract/rules/fold';
import {
  newTaskTagSchema,
  renamedTagSchema,
  restoredTagSchema,
  type NewTaskTag,
  type RenamedTag,
  type RestoredTag,
} from '@quarterdeck/contract/writes/tasks';
import { defineWrite } from '@quarterdeck/data/writes/defineWrite';
import { nothingYet } from '@quarterdeck/data/writes/optimisticCache';
import { changeRecord, inverseOf } from '@quarterdeck/data/writes/patchRecord';
import { recordList } from '@quarterdeck/data/writes/recordList';
import { makeOrFind, unlessGone } from '@quarterdeck/data/writes/recordWrites';
import { useWrite } from '@quarterdeck/data/writes/useWrite';
import { useTranslation, type TFunction } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useMemo } from 'react';
import { queueKeys, searches } from './listOfTasks';
import { taskQueries } from './taskQueries';
import { allTasks, patchTasks, updateTasks } from './taskWrites';

const allTags = recordList(taskQueries.tags());
const tagsChanged = [taskQueries.tags().queryKey];
const queueKey = () => queueKeys.tags;
const failed = (key: string) => (parts: readonly { title: string }[], t: TFunction) =>
  t(key, { count: parts.length, title: truncateForSpeech(parts[0]?.title ?? '') });

/** A tag as the API has it, and the task that has got it. */
interface MadeTag {
  tag: TaskTag;
  task?: Task;
}

export const createTags = defineWrite<NewTaskTag, MadeTag>({
  id: 'tasks.tags.create',
  part: newTaskTagSchema,
  queueKey,
  optimistic: () => [nothingYet(taskQueries.tags())],
  send: async ({ title, taskId }, { call, idOf, inOrder }) => {
    const tag = await makeOrFind(
      () => call(createTaskTag, { body: { tag: { title } } }),
      async () => (await request(listTaskTags, {})).find((one) => fold(one.title) === fold(title)),
    );
    if (taskId === undefined) return { tag };
    const give = () =>
      call(updateTask, async (savedNow) => {
        const { id, tags } = await allTasks.savedOne(idOf(taskId), updateTask, savedNow);
        return { body: { id, task: { tags: [...tags.filter((other) => other !== tag.id), tag.id] } } };
      });
    // The task may have been deleted meanwhile.
    const task = await unlessGone(inOrder(taskId, give));
    return task ? { tag, task } : { tag };
  },
  saved: (done) => [
    ...allTags.addLast(done.map(({ answer }) => answer.tag)),
    ...done.flatMap(({ answer: { task } }) =>
      task ? allTasks.changeOne(task.id, (shown) => ({ ...shown, tags: task.tags })) : [],
    ),
  ],
  refreshes: [...tagsChanged, ...searches],
  failure: failed('tasks.failed.tagCreate'),
});

const renamed = (tags: readonly TaskTag[]) => tags.flatMap((tag) => allTags.changeOne(tag.id, () => tag));

export const renameTags = defineWrite<RenamedTag, TaskTag>({
  id: 'tasks.tags.rename',
  part: renamedTagSchema,
  queueKey,
  optimistic: (parts) => renamed(parts.map(({ id, title }) => ({ id, title }))),
  send: ({ id, title }, { call }) => call(updateTaskTag, { body: { id, tag: { title } } }),
  saved: (done) => renamed(done.map(({ answer }) => answer)),
  refreshes: tagsChanged,
  failure: (parts, t) => failed('tasks.failed.tagRename')([{ title: parts[0]?.before ?? '' }], t),
  fields: ({ id }) => [`${id} title`],
});

export const deleteTags = defineWrite<TaskTag, Task[]>({
  id: 'tasks.tags.delete',
  part: taskTagSchema,
  queueKey,
  optimistic: () => [nothingYet(taskQueries.tags()), nothingYet(taskQueries.list())],
  /** @returns the tasks that carry the tag, as they are then. */
  send: async ({ id }, { call, shown }) => {
    await unlessGone(call(deleteTaskTag, { query: { id } }));
    return shown(taskQueries.list())?.filter(({ tags }) => tags.includes(id)) ?? [];
  },
  saved: (done) => {
    const gone = new Set(done.map(({ part }) => part.id));
    return [
      ...allTags.leaveOut(done.map(({ part }) => part)),
      ...allTasks.change((tasks) =>
        tasks.map((task) =>
          task.tags.some((id) => gone.has(id)) ? { ...task, tags: task.tags.filter((id) => !gone.has(id)) } : task,
        ),
      ),
    ];
  },
  refreshes: tagsChanged,
  failure: failed('tasks.failed.tagDelete'),
});

export const restoreTags = defineWrite<RestoredTag, TaskTag[]>({
  id: 'tasks.tags.restore',
  part: restoredTagSchema,
  queueKey,
  optimistic: () => [nothingYet(taskQueries.tags()), nothingYet(taskQueries.list())],
  send: async ({ id }, { call }) => {
    await call(restoreTaskTag, { body: { id } });
    // Only the API knows the tag's place among the others.
    return call(listTaskTags, {});
  },
  saved: (done, context) =>
    done.flatMap(({ part, answer }) => [
      ...allTags.change(() => answer),
      ...allTasks.change((tasks) => patchTasks(tasks, part.carriers, context)),
    ]),
  failure: failed('tasks.failed.tagRestore'),
});

/** Creates, renames and deletes tags. Deleting takes the tag from every task, and undo gives it back to them. */
export function useTagWrites() {
  const create = useWrite(createTags);
  const rename = useWrite(renameTags);
  const remove = useWrite(deleteTags);
  const restore = useWrite(restoreTags);
  const update = useWrite(updateTasks);
  const { t } = useTranslation();
  return useMemo(
    () => ({
      /**
       * Resolves when the tag is there; after a failure that is when somebody tried again and it worked.
       * @param task gets it, also after a reload; undo takes it off the task again.
       */
      create: (title: string, task?: Task) =>
        new Promise<TaskTag>((resolve) => {
          const undo = {
            label: () => t('tasks.done.changed', { count: 1 }),
            undo: (done: readonly { answer: MadeTag }[]) => update(done.flatMap(({ answer }) => withoutTag(answer))),
          };
          void create([task ? { title, taskId: task.id } : { title }], {
            ...(task ? { undo } : {}),
            onSaved: ([made]) => made && resolve(made.answer.tag),
          });
        }),
      rename: async (tag: TaskTag, title: string) => {
        await rename([{ id: tag.id, title, before: tag.title }]);
      },
      remove: async (tag: TaskTag) => {
        await remove([tag], {
          undo: {
            label: () => t('tasks.done.tagDeleted', { title: truncateForSpeech(tag.title) }),
            undo: (done) => restore(done.map(({ answer }) => ({ ...tag, carriers: carriersOf(answer, tag.id) }))),
          },
        });
      },
    }),
    [create, rename, remove, restore, update, t],
  );
}

const withoutTag = ({ tag, task }: MadeTag) =>
  task ? [changeRecord<Task>(task, { tags: task.tags.filter((id) => id !== tag.id) })] : [];

const carriersOf = (tasks: readonly Task[], id: TaskTagId) =>
  tasks.map((task) => inverseOf(changeRecord<Task>(task, { tags: task.tags.filter((tag) => tag !== id) })));
