import { taskTitleMaxLength, type TaskType } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { toasts } from '@quarterdeck/ui/Toast';
import { readText, removeKey, writeText } from '@quarterdeck/ui/storage';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useCreateTask } from '../queries/useCreateTask';
import { Draft } from './TaskPane.styles';

export interface TaskDraftProps {
  type: TaskType;
  /** Called when nothing more is to be written. */
  onEnd: () => void;
}

/** What was typed and not yet added survives a reload under this key. */
const draftKey = (type: TaskType) => `qd:tasks:draft:${type}`;

/** A new task or section at the top of the list. Enter adds it and goes on with the next one. */
export function TaskDraft({ type, onEnd }: TaskDraftProps) {
  const { t } = useTranslation();
  const create = useCreateTask();
  const [title, setTitle] = useState(() => readText(draftKey(type)) ?? '');
  const field = useRef<HTMLInputElement>(null);
  const label = t(type === 'task' ? 'tasks.newTask' : 'tasks.newSection');

  const change = (text: string) => {
    setTitle(text);
    if (text === '') removeKey(draftKey(type));
    else writeText(draftKey(type), text);
  };
  /** @param isLast whether the field goes away, so that a failure needs a Retry of its own. */
  const add = async (isLast: boolean) => {
    const text = title.trim();
    if (text === '') return;
    // Emptied before the answer, so that a second Enter cannot add the same again.
    change('');
    const created = await create(type, text, isLast);
    if (created) announce(t('tasks.done.created', { title: text }));
    else if (!isLast) {
      toasts.add({ title: t('tasks.failed.create', { title: text }), tone: 'danger' });
      if (field.current?.value === '') change(text);
    }
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') onEnd();
    else void add(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onEnd();
  };
  const handleBlur = () => {
    void add(true);
    onEnd();
  };

  return (
    <Draft onSubmit={handleSubmit}>
      {type === 'task' ? <i aria-hidden /> : null}
      <input
        ref={field}
        // The field appears because somebody asked to write.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        aria-label={label}
        placeholder={label}
        value={title}
        dir="auto"
        maxLength={taskTitleMaxLength}
        enterKeyHint="done"
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={handleBlur}
      />
      <small>{t('tasks.draftHint')}</small>
    </Draft>
  );
}
