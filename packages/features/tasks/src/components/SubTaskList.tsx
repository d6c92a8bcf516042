import type { SubTask } from '@quarterdeck/contract/entities/task';
import { newId } from '@quarterdeck/contract/rules/newId';
import { useTranslation } from '@quarterdeck/i18n';
import { CheckCircle } from '@quarterdeck/ui/CheckCircle';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { TextField } from '@quarterdeck/ui/TextField';
import { TickMeter } from '@quarterdeck/ui/TickMeter';
import { Plus, X } from 'lucide-react';
import { useId, useRef, useState, type FormEvent } from 'react';
import { saidTitle } from './saidTitle';
import { SubTasks } from './TaskForm.styles';

export interface SubTaskListProps {
  subTasks: readonly SubTask[];
  onChange: (subTasks: SubTask[]) => void;
  onRemove: (subTask: SubTask) => void;
}

/** The steps of a task: checked, renamed and removed in place, added at the end. */
export function SubTaskList({ subTasks, onChange, onRemove }: SubTaskListProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const [draft, setDraft] = useState('');
  const addField = useRef<HTMLInputElement>(null);
  const done = subTasks.filter((subTask) => subTask.completed).length;
  const progress = t('tasks.detail.progress', { done, total: subTasks.length });
  const patch = (id: string, changes: Partial<SubTask>) =>
    onChange(subTasks.map((subTask) => (subTask.id === id ? { ...subTask, ...changes } : subTask)));

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const title = draft.trim();
    if (title === '') return;
    onChange([...subTasks, { id: newId(), title, completed: false }]);
    setDraft('');
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
              onChange={() => patch(subTask.id, { completed: !subTask.completed })}
            />
            <SubTaskTitle title={subTask.title} onRename={(title) => patch(subTask.id, { title })} />
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
      <form onSubmit={handleSubmit}>
        <TextField
          inputRef={addField}
          aria-label={t('tasks.detail.subTaskAdd')}
          placeholder={t('tasks.detail.subTaskAdd')}
          variant="quiet"
          size="sm"
          icon={Plus}
          value={draft}
          onChange={setDraft}
          data-part="text"
        />
      </form>
    </SubTasks>
  );
}

/** Saved when it is left or confirmed; an empty title puts the old one back. */
function SubTaskTitle({ title, onRename }: { title: string; onRename: (title: string) => void }) {
  const { t } = useTranslation();
  const [text, setText] = useState(title);
  const save = () => {
    const wanted = text.trim();
    if (wanted === '') setText(title);
    else if (wanted !== title) onRename(wanted);
  };
  return (
    <TextField
      aria-label={t('tasks.detail.subTaskTitle')}
      variant="quiet"
      size="sm"
      value={text}
      onChange={setText}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') save();
      }}
      data-part="text"
    />
  );
}
