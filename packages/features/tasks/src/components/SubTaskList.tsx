import type { SubTask } from '@quarterdeck/contract/entities/task';
import { newId } from '@quarterdeck/contract/rules/newId';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import type { SaveState } from '@quarterdeck/ui/autosave';
import { Checklist } from '@quarterdeck/ui/Checklist';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';

export interface SubTaskListProps {
  /** Under which the browser keeps what is typed and not saved yet. */
  draftKey: string;
  subTasks: readonly SubTask[];
  /** @returns whether it was saved. */
  onChange: (subTasks: SubTask[]) => Promise<boolean>;
  onSaveState: (state: SaveState, field: string) => void;
  onRemove: (subTask: SubTask) => void;
}

/** The steps of a task. */
export function SubTaskList({ draftKey, subTasks, onChange, onSaveState, onRemove }: SubTaskListProps) {
  const { t } = useTranslation();
  const writes = useWrites();
  const done = subTasks.filter((subTask) => subTask.completed).length;
  return (
    <Checklist
      items={subTasks.map(({ id, title, completed }) => ({ id, text: title, isDone: completed }))}
      words={{
        title: t('tasks.detail.subTasks'),
        progress: t('tasks.detail.progress', { done, total: subTasks.length }),
        add: t('tasks.detail.subTaskAdd'),
        text: t('tasks.detail.subTaskTitle'),
        check: (title) => t('tasks.complete', { title: truncateForSpeech(title) }),
        remove: (title) => t('tasks.detail.subTaskRemove', { title: truncateForSpeech(title) }),
      }}
      draftKey={`${draftKey}:new`}
      autosave={{ draftKey: (id) => `${draftKey}:${id}`, onState: onSaveState }}
      onAdd={(titles, onKept) => {
        const added = titles.map((title) => ({ id: newId(), title, completed: false }));
        const saving = onChange([...subTasks, ...added]);
        if (writes.isKept) onKept();
        return saving;
      }}
      onChange={(id, { text, isDone }) =>
        onChange(
          subTasks.map((subTask) =>
            subTask.id === id
              ? { ...subTask, title: text ?? subTask.title, completed: isDone ?? subTask.completed }
              : subTask,
          ),
        )
      }
      onRemove={(id) => {
        const removed = subTasks.find((subTask) => subTask.id === id);
        if (removed) onRemove(removed);
      }}
    />
  );
}
