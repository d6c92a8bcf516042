import { taskTitleMaxLength, type TaskType } from '@quarterdeck/contract/entities/task';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useDraft } from '@quarterdeck/ui/autosave';
import { docked } from '@quarterdeck/ui/dock';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { toasts } from '@quarterdeck/ui/Toast';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useId, useRef, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useCreateTask } from '../queries/useCreateTask';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { Draft } from './TaskPane.styles';

export interface TaskDraftProps {
  type: TaskType;
  /**
   * Called when nothing more is to be written.
   * @param isByKey whether Escape or Enter ended it: the focus has no place of its own then.
   */
  onEnd: (isByKey: boolean) => void;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
}

/** What was typed and not yet added survives a reload under this key. */
const draftKey = (type: TaskType) => `qd:tasks:draft:${type}`;

/** A new task or section at the top of the list. Enter adds it and goes on with the next one. */
export function TaskDraft({ type, onEnd, onFocus }: TaskDraftProps) {
  const { t } = useTranslation();
  const create = useCreateTask();
  const writes = useWrites();
  const hintId = useId();
  // What keys do is no use to a thumb.
  const hasKeys = useIsFrom('sm');
  const [title, change, take] = useDraft(draftKey(type));
  const field = useRef<HTMLInputElement>(null);
  // The focus that goes back to its place leaves this field, which would add what Escape puts away.
  const isEnded = useRef(false);
  const label = t(type === 'task' ? 'tasks.newTask' : 'tasks.newSection');

  /** @param isLast whether the field goes away, so that a failure needs a Retry of its own. */
  const add = async (isLast: boolean) => {
    const text = title.trim();
    if (text === '') return;
    // Emptied before the answer, so that a second Enter cannot add the same again.
    const { done, giveBack } = take();
    const creating = create(type, text, isLast, done);
    if (writes.isKept) done();
    const created = await creating;
    if (created) announce(t('tasks.done.created', { title: saidTitle(text) }));
    else {
      giveBack();
      if (!isLast) toasts.add({ title: t('tasks.failed.create', { title: saidTitle(text) }), tone: 'danger' });
    }
  };
  const endByKey = () => {
    isEnded.current = true;
    onEnd(true);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') endByKey();
    else void add(false);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    endByKey();
  };
  const handleBlur = (event: FocusEvent<HTMLInputElement>) => {
    // When another window comes to the front, the field is still the focus of the page.
    if (isEnded.current || document.activeElement === event.currentTarget) return;
    whenReleased(() => {
      // The press may have led back to the field, or to where there is none.
      const goesOn = field.current !== null && document.activeElement === field.current;
      void add(!goesOn);
      if (field.current && !goesOn) onEnd(false);
    });
  };

  return (
    <Draft ref={docked} onSubmit={handleSubmit} data-part="draft">
      {type === 'task' ? <i aria-hidden /> : null}
      <input
        ref={field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- The field appears because somebody asked to write.
        autoFocus
        aria-label={label}
        aria-describedby={hasKeys ? hintId : undefined}
        placeholder={label}
        value={title}
        dir="auto"
        maxLength={taskTitleMaxLength}
        enterKeyHint="done"
        onChange={(event) => change(event.target.value)}
        onKeyDown={handleKeyDown}
        onFocus={onFocus}
        onBlur={handleBlur}
      />
      {hasKeys ? <small id={hintId}>{t('tasks.draftHint')}</small> : null}
    </Draft>
  );
}

/**
 * Calls `callback` once nothing is pressed any longer, after the click: what somebody presses must not move away from
 * below the pointer. Calls it at once where nothing is pressed.
 */
function whenReleased(callback: () => void): void {
  if (document.querySelector(':active') === null) {
    callback();
    return;
  }
  const listening = new AbortController();
  const handleRelease = () => {
    listening.abort();
    setTimeout(callback);
  };
  // A link that is dragged away ends without the first one.
  for (const name of ['mouseup', 'dragend']) {
    addEventListener(name, handleRelease, { capture: true, signal: listening.signal });
  }
}
