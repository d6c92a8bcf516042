import { taskTitleMaxLength, type TaskType } from '@quarterdeck/contract/entities/task';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { docked } from '@quarterdeck/ui/dock';
import type { DraftRowProps } from '@quarterdeck/ui/DraftRow';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { toasts } from '@quarterdeck/ui/Toast';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useCreateTask } from '../queries/useCreateTask';
import { Draft } from './TaskPane.styles';

export interface TaskDraftProps extends Pick<DraftRowProps, 'onEnd' | 'onFocus'> {
  type: TaskType;
}

/** A new task or section at the top of the list. */
export function TaskDraft({ type, ...rest }: TaskDraftProps) {
  const { t } = useTranslation();
  const create = useCreateTask();
  const writes = useWrites();
  // What keys do is no use to a thumb.
  const hasKeys = useIsFrom('sm');
  const add: DraftRowProps['onAdd'] = async (text, { isLast, done }) => {
    const title = truncateForSpeech(text);
    const creating = create(type, text, isLast, done);
    if (writes.isKept) done();
    const isCreated = (await creating) !== undefined;
    if (isCreated) announce(t('tasks.done.created', { title }));
    else if (!isLast) toasts.add({ title: t('tasks.failed.create', { title }), tone: 'danger' });
    return isCreated;
  };
  return (
    <Draft
      ref={docked}
      draftKey={`qd:tasks:draft:${type}`}
      label={t(type === 'task' ? 'tasks.newTask' : 'tasks.newSection')}
      maxLength={taskTitleMaxLength}
      hint={() => (hasKeys ? { text: t('tasks.draftHint') } : undefined)}
      onAdd={add}
      data-type={type}
      {...rest}
    />
  );
}
