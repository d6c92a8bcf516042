import type { Task } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { useFocusLeftBehind } from '@quarterdeck/ui/keptFocus';
import { Menu, MenuItem, MenuSeparator, Submenu } from '@quarterdeck/ui/Menu';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import {
  ArrowDown,
  ArrowUp,
  ArrowUpToLine,
  CheckCheck,
  FolderInput,
  PanelRight,
  Pencil,
  SignalHigh,
  Trash2,
} from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { taskKeys } from '../model/taskKeys';
import { placeInSection } from '../model/taskList';
import { sayTitle } from '../queries/listOfTasks';
import { useMoveTasks } from '../queries/useMoveTasks';
import { useUpdateTasks } from '../queries/useUpdateTasks';
import { PriorityMenu, SectionMenu } from './TaskChoiceMenus';

export interface TaskMenuProps {
  task: Task;
  tasks: readonly Task[];
  /** The button it belongs to. */
  anchor: HTMLElement;
  onClose: () => void;
  /** Opens the task, or the title of the section. */
  onOpen: () => void;
  onSelect: () => void;
  onDelete: () => void;
}

/** Everything that can be done with one row, also what keys, dragging and swiping do. */
export function TaskMenu({ task, tasks, anchor, onClose, onOpen, onSelect, onDelete }: TaskMenuProps) {
  const { t } = useTranslation();
  useFocusLeftBehind();
  const move = useMoveTasks();
  const update = useUpdateTasks();
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  // Keys are no use to a thumb, and letters none to somebody who has switched them off.
  const hasKeys = useIsFrom('sm');
  const hasLetters = usePreferences((preferences) => preferences.hasSingleKeys) && hasKeys;
  const hint = (keys: string, isOffered: boolean) => (isOffered ? { hint: keys } : {});
  const at = tasks.findIndex((candidate) => candidate.id === task.id);
  const moveTo = (to: number) => void move(tasks, [task.id], to);
  const sections = tasks.filter((candidate) => candidate.type === 'section' && candidate.id !== task.id);
  /** The place below a heading, once the task itself has left the list. */
  const placeBelow = (section: Task) => {
    const place = placeInSection(tasks, section.id);
    return at < place ? place - 1 : place;
  };

  // The button is a plain element of the row, which knows nothing of its menu.
  useEffect(() => {
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.removeAttribute('aria-expanded');
  }, [anchor]);

  return (
    <Menu
      aria-label={t('tasks.actionsFor', { title: sayTitle(task.title, t) })}
      triggerRef={trigger}
      isOpen
      placement="bottom end"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClose={onClose}
    >
      <MenuItem icon={task.type === 'section' ? Pencil : PanelRight} onAction={onOpen}>
        {t(task.type === 'section' ? 'tasks.menu.rename' : 'tasks.menu.open')}
      </MenuItem>
      <MenuItem icon={CheckCheck} {...hint('X', hasLetters)} onAction={onSelect}>
        {t('tasks.menu.select')}
      </MenuItem>
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
      <MenuItem icon={ArrowUp} {...hint('Alt ↑', hasKeys)} isDisabled={at <= 0} onAction={() => moveTo(at - 1)}>
        {t('tasks.menu.up')}
      </MenuItem>
      <MenuItem
        icon={ArrowDown}
        {...hint('Alt ↓', hasKeys)}
        isDisabled={at >= tasks.length - 1}
        onAction={() => moveTo(at + 1)}
      >
        {t('tasks.menu.down')}
      </MenuItem>
      <MenuItem icon={ArrowUpToLine} isDisabled={at <= 0} onAction={() => moveTo(0)}>
        {t('tasks.menu.top')}
      </MenuItem>
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
      <MenuItem icon={Trash2} isDanger {...hint(taskKeys.delete.keys[0], hasLetters)} onAction={onDelete}>
        {t('tasks.menu.delete')}
      </MenuItem>
    </Menu>
  );
}
