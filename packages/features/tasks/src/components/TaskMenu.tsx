import type { Task } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { MenuSeparator, Submenu } from '@quarterdeck/ui/Menu';
import { MoveItems, RowMenu, RowMenuItem, type RowMenuProps } from '@quarterdeck/ui/RowMenu';
import { CheckCheck, FolderInput, PanelRight, Pencil, SignalHigh, Trash2 } from 'lucide-react';
import { taskKeys } from '../model/taskKeys';
import { placeInSection } from '../model/taskList';
import { sayTitle } from '../queries/listOfTasks';
import { useMoveTasks } from '../queries/useMoveTasks';
import { useUpdateTasks } from '../queries/useUpdateTasks';
import { PriorityMenu, SectionMenu } from './TaskChoiceMenus';

export interface TaskMenuProps extends Pick<RowMenuProps, 'anchor' | 'onClose'> {
  task: Task;
  tasks: readonly Task[];
  /** Opens the task, or the title of the section. */
  onOpen: () => void;
  onSelect: () => void;
  onDelete: () => void;
}

/** Everything that can be done with one row, also what keys, dragging and swiping do. */
export function TaskMenu({ task, tasks, onOpen, onSelect, onDelete, ...rest }: TaskMenuProps) {
  const { t } = useTranslation();
  const move = useMoveTasks();
  const update = useUpdateTasks();
  const at = tasks.findIndex((candidate) => candidate.id === task.id);
  const moveTo = (to: number) => void move(tasks, [task.id], to);
  const sections = tasks.filter((candidate) => candidate.type === 'section' && candidate.id !== task.id);
  /** The place below a heading, once the task itself has left the list. */
  const placeBelow = (section: Task) => {
    const place = placeInSection(tasks, section.id);
    return at < place ? place - 1 : place;
  };

  return (
    <RowMenu aria-label={t('tasks.actionsFor', { title: sayTitle(task.title, t) })} {...rest}>
      <RowMenuItem icon={task.type === 'section' ? Pencil : PanelRight} onAction={onOpen}>
        {t(task.type === 'section' ? 'tasks.menu.rename' : 'tasks.menu.open')}
      </RowMenuItem>
      <RowMenuItem icon={CheckCheck} letter="X" onAction={onSelect}>
        {t('tasks.menu.select')}
      </RowMenuItem>
      <MenuSeparator />
      {task.type === 'task' ? (
        <Submenu label={t('tasks.menu.priority')} icon={SignalHigh}>
          <PriorityMenu
            label={t('tasks.menu.priority')}
            value={task.priority}
            onChoose={(priority) => void update([{ task, patch: { priority } }], t('tasks.done.changed', { count: 1 }))}
          />
        </Submenu>
      ) : null}
      <MoveItems
        words={{ up: t('tasks.menu.up'), down: t('tasks.menu.down'), top: t('tasks.menu.top') }}
        place={at}
        count={tasks.length}
        onMove={moveTo}
      />
      {task.type === 'task' && sections.length > 0 ? (
        <Submenu label={t('tasks.menu.toSection')} icon={FolderInput}>
          <SectionMenu
            label={t('tasks.menu.toSection')}
            sections={sections}
            onChoose={(section) => moveTo(placeBelow(section))}
          />
        </Submenu>
      ) : null}
      <MenuSeparator />
      <RowMenuItem icon={Trash2} isDanger letter={taskKeys.delete.keys[0]} onAction={onDelete}>
        {t('tasks.menu.delete')}
      </RowMenuItem>
    </RowMenu>
  );
}
