import type { SubTask } from '@quarterdeck/contract/entities/task';
import { newId } from '@quarterdeck/contract/rules/newId';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { CheckCircle } from '@quarterdeck/ui/CheckCircle';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { TextField } from '@quarterdeck/ui/TextField';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { Plus, X } from 'lucide-react';
import { useId, useRef, type FormEvent } from 'react';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { SubTasks } from './TaskForm.styles';
import { useAutosave, useDraft, type SaveState } from '@quarterdeck/ui/autosave';

export interface SubTaskListProps {
  /** Under which the browser keeps what is typed and not saved yet. */
  draftKey: string;
  subTasks: readonly SubTask[];
  /** @returns whether it was saved. */
  onChange: (subTasks: SubTask[]) => Promise<boolean>;
  onSaveState: (state: SaveState) => void;
  onRemove: (subTask: SubTask) => void;
}

/** The steps of a task: checked, renamed and removed in place, added at the end. */
export function SubTaskList({ draftKey, subTasks, onChange, onSaveState, onRemove }: SubTaskListProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const writes = useWrites();
  const [draft, changeDraft, takeDraft] = useDraft(`${draftKey}:new`);
  const addField = useRef<HTMLInputElement>(null);
  const done = subTasks.filter((subTask) => subTask.completed).length;
  const progress = t('tasks.detail.progress', { done, total: subTasks.length });
  const patch = (id: string, changes: Partial<SubTask>) =>
    onChange(subTasks.map((subTask) => (subTask.id === id ? { ...subTask, ...changes } : subTask)));

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    const title = draft.trim();
    if (title === '') return;
    const taken = takeDraft();
    const saving = onChange([...subTasks, { id: newId(), title, completed: false }]);
    if (writes.isKept) taken.done();
    if (await saving) taken.done();
    else taken.giveBack();
  };

  const handleRemove = (subTask: SubTask, button: Element) => {
    // The focus would go away with the row: it moves to the next one, so that several are removed in turn.
    const row = button.closest('li');
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
    const stop = neighbour?.querySelector('[data-part="remove"]') ?? addField.current;
    if (stop instanceof HTMLElement) stop.focus();
    onRemove(subTask);
  };

  return (
    <SubTasks aria-labelledby={headingId}>
      <header>
        <h3 id={headingId}>{t('tasks.detail.subTasks')}</h3>
        {subTasks.length > 0 ? (
          <>
            <span data-part="progress">{progress}</span>
            <TickMeter
              variant="progress"
              value={done}
              max={subTasks.length}
              label={t('tasks.detail.subTasks')}
              valueText={progress}
            />
          </>
        ) : null}
      </header>
      <ul>
        {subTasks.map((subTask) => (
          <li key={subTask.id} data-completed={subTask.completed || undefined}>
            <CheckCircle
              aria-label={t('tasks.complete', { title: saidTitle(subTask.title) })}
              checked={subTask.completed}
              onChange={() => void patch(subTask.id, { completed: !subTask.completed })}
            />
            <SubTaskTitle
              draftKey={`${draftKey}:${subTask.id}`}
              title={subTask.title}
              onRename={(title) => patch(subTask.id, { title })}
              onSaveState={onSaveState}
            />
            <IconButton
              size="sm"
              icon={X}
              label={t('tasks.detail.subTaskRemove', { title: saidTitle(subTask.title) })}
              onPress={(event) => handleRemove(subTask, event.target)}
              data-part="remove"
            />
          </li>
        ))}
      </ul>
      <form onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          inputRef={addField}
          aria-label={t('tasks.detail.subTaskAdd')}
          placeholder={t('tasks.detail.subTaskAdd')}
          variant="quiet"
          size="sm"
          icon={Plus}
          value={draft}
          onChange={changeDraft}
          data-part="text"
        />
      </form>
    </SubTasks>
  );
}

interface SubTaskTitleProps extends Pick<SubTaskListProps, 'draftKey' | 'onSaveState'> {
  title: string;
  /** @returns whether it was saved. */
  onRename: (title: string) => Promise<boolean>;
}

/** Saves by itself, as title and notes do; left empty it has its old title again. */
function SubTaskTitle({ draftKey, title, onRename, onSaveState }: SubTaskTitleProps) {
  const { t } = useTranslation();
  const { text, change, leave, save } = useAutosave({
    draftKey,
    saved: title,
    isRequired: true,
    save: (wanted) => onRename(wanted.trim()),
    onState: onSaveState,
  });
  return (
    <TextField
      aria-label={t('tasks.detail.subTaskTitle')}
      variant="quiet"
      size="sm"
      value={text}
      onChange={change}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        event.continuePropagation();
      }}
      data-part="text"
    />
  );
}
