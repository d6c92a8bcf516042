import { paths } from '@quarterdeck/contract';
import type { Task, TaskId } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { useCopy } from '@quarterdeck/ui/copy';
import { Drawer, DrawerBody, DrawerHeader } from '@quarterdeck/ui/Drawer';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useRecordTitle } from '@quarterdeck/ui/recordTitle';
import { toasts } from '@quarterdeck/ui/Toast';
import { Link2, Trash2 } from 'lucide-react';
import { TaskForm } from './TaskForm';

export interface TaskDrawerProps {
  taskId: TaskId;
  tasks: readonly Task[];
  /** A number that grows with each wish to edit the task; 0 for none. */
  editRequest: number;
  onDelete: (task: Task) => void;
  onClose: () => void;
}

/** The open task beside the list; over it on small screens. */
export function TaskDrawer({ taskId, tasks, editRequest, onDelete, onClose }: TaskDrawerProps) {
  const { t } = useTranslation();
  const { copy } = useCopy();
  const task = tasks.find((candidate) => candidate.id === taskId);
  useRecordTitle(task?.title);
  const kind = t(task?.type === 'section' ? 'tasks.detail.sectionLabel' : 'tasks.detail.label');

  const copyLink = async () => {
    const isCopied = await copy(new URL(paths.task.href(taskId), location.origin).href);
    if (isCopied) toasts.add({ title: t('tasks.detail.linkCopied') });
  };

  return (
    <Drawer isOpen size="md" besideFrom="lg" takesFocus={false} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DrawerHeader
        title={kind}
        actions={
          task ? (
            <>
              <IconButton icon={Link2} label={t('tasks.detail.copyLink')} onPress={() => void copyLink()} />
              <IconButton
                icon={Trash2}
                label={t(task.type === 'section' ? 'tasks.detail.deleteSection' : 'tasks.detail.delete')}
                onPress={() => onDelete(task)}
              />
            </>
          ) : null
        }
      />
      <DrawerBody>
        {task ? (
          <TaskForm task={task} tasks={tasks} editRequest={editRequest} />
        ) : (
          <EmptyState
            title={t('tasks.detail.missingTitle')}
            text={t('tasks.detail.missingText')}
            action={<ButtonLink href={paths.tasks.href()}>{t('tasks.detail.missingAction')}</ButtonLink>}
          />
        )}
      </DrawerBody>
    </Drawer>
  );
}
