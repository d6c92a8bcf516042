import { taskPriorities, type Task } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { Menu, MenuItem, MenuSeparator, Submenu } from '@quarterdeck/ui/Menu';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  CheckCheck,
  FolderInput,
  PanelRight,
  SignalMedium,
  Trash2,
} from 'lucide-react';
import { useMemo } from 'react';
import { placeInSection } from '../model/taskList';
import { useDeleteTasks } from '../queries/useDeleteTasks';
import { useMoveTasks } from '../queries/useMoveTasks';
import { useUpdateTasks } from '../queries/useUpdateTasks';

export interface TaskMenuProps {
  task: Task;
  tasks: readonly Task[];
  /** The button it belongs to. */
  anchor: HTMLElement;
  onClose: () => void;
  onOpen: () => void;
  onSelect: () => void;
}

/** Everything that can be done with one row, also what keys, dragging and swiping do. */
export function TaskMenu({ task, tasks, anchor, onClose, onOpen, onSelect }: TaskMenuProps) {
  const { t } = useTranslation();
  const move = useMoveTasks();
  const remove = useDeleteTasks();
  const update = useUpdateTasks();
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  const at = tasks.findIndex((candidate) => candidate.id === task.id);
  const moveTo = (to: number) => void move(tasks, [task.id], to);
  const sections = tasks.filter((candidate) => candidate.type === 'section' && candidate.id !== task.id);
  /** The place below a heading, once the task itself has left the list. */
  const placeBelow = (section: Task) => {
    const place = placeInSection(tasks, section.id);
    return at < place ? place - 1 : place;
  };

  return (
    <Menu
      aria-label={t('tasks.actionsFor', { title: task.title })}
      triggerRef={trigger}
      isOpen
      placement="bottom end"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      onClose={onClose}
    >
      <MenuItem icon={PanelRight} onAction={onOpen}>
        {t('tasks.menu.open')}
      </MenuItem>
      <MenuItem icon={CheckCheck} hint="X" onAction={onSelect}>
        {t('tasks.menu.select')}
      </MenuItem>
      <MenuSeparator />
      {task.type === 'task' ? (
        <Submenu label={t('tasks.menu.priority')} icon={SignalMedium}>
          <Menu
            aria-label={t('tasks.menu.priority')}
            selectionMode="single"
            selectedKeys={[String(task.priority)]}
            onAction={(key) => {
              const priority = taskPriorities.find((candidate) => String(candidate) === key);
              if (priority !== undefined)
                void update([{ task, patch: { priority } }], t('tasks.done.changed', { count: 1 }));
            }}
          >
            {taskPriorities.map((priority) => (
              <MenuItem key={priority} id={String(priority)}>
                {t(`tasks.priority.${priority}`)}
              </MenuItem>
            ))}
          </Menu>
        </Submenu>
      ) : null}
      <MenuItem icon={ArrowUp} hint="Alt ↑" isDisabled={at <= 0} onAction={() => moveTo(at - 1)}>
        {t('tasks.menu.up')}
      </MenuItem>
      <MenuItem icon={ArrowDown} hint="Alt ↓" isDisabled={at >= tasks.length - 1} onAction={() => moveTo(at + 1)}>
        {t('tasks.menu.down')}
      </MenuItem>
      <MenuItem icon={ArrowUpToLine} isDisabled={at <= 0} onAction={() => moveTo(0)}>
        {t('tasks.menu.top')}
      </MenuItem>
      {task.type === 'task' && sections.length > 0 ? (
        <Submenu label={t('tasks.menu.toSection')} icon={FolderInput}>
          <Menu
            aria-label={t('tasks.menu.toSection')}
            onAction={(key) => {
              const section = sections.find((candidate) => candidate.id === key);
              if (section) moveTo(placeBelow(section));
            }}
          >
            {sections.map((section) => (
              <MenuItem key={section.id} id={section.id}>
                {section.title === '' ? t('tasks.untitled') : section.title}
              </MenuItem>
            ))}
          </Menu>
        </Submenu>
      ) : null}
      <MenuSeparator />
      <MenuItem icon={Trash2} isDanger hint="#" onAction={() => void remove([task])}>
        {t('tasks.menu.delete')}
      </MenuItem>
    </Menu>
  );
}
