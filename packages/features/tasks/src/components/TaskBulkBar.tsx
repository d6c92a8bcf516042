import type { Task, TaskTag } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { BulkBar } from '@quarterdeck/ui/BulkBar';
import { Button } from '@quarterdeck/ui/Button';
import { Menu, MenuItem, MenuTrigger } from '@quarterdeck/ui/Menu';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FolderInput, SignalHigh, Tag as TagIcon } from 'lucide-react';
import { placeInSection } from '../model/taskList';
import { taskQueries } from '../queries/taskQueries';
import { useMoveTasks } from '../queries/useMoveTasks';
import { useUpdateTasks } from '../queries/useUpdateTasks';
import { PriorityMenu, SectionMenu } from './TaskChoiceMenus';

export interface TaskBulkBarProps {
  tasks: readonly Task[];
  /** In list order; sections among them are only moved and deleted. */
  selected: readonly Task[];
  onClear: () => void;
  onDelete: () => void;
}

/** What can be done with everything that is selected. */
export function TaskBulkBar({ tasks, selected, onClear, onDelete }: TaskBulkBarProps) {
  const { t } = useTranslation();
  const update = useUpdateTasks();
  const move = useMoveTasks();
  const tags = useQuery(taskQueries.tags()).data ?? [];
  const real = selected.filter((task) => task.type === 'task');
  const chosen = new Set(selected);
  const sections = tasks.filter((task) => task.type === 'section' && !chosen.has(task));
  const areDone = real.length > 0 && real.every((task) => task.completed);
  const changed = t('tasks.done.changed', { count: real.length });

  const toggleDone = () => {
    const targets = real.filter((task) => task.completed === areDone);
    const key = areDone ? 'tasks.done.reopened' : 'tasks.done.completed';
    void update(
      targets.map((task) => ({ task, patch: { completed: !areDone } })),
      t(key, { count: targets.length }),
    );
  };
  const moveBelow = (section: Task) => {
    const place = placeInSection(tasks, section.id);
    const before = tasks.slice(0, place).filter((task) => chosen.has(task)).length;
    void move(
      tasks,
      selected.map((task) => task.id),
      place - before,
    );
  };
  const isOnAll = (tag: TaskTag) => real.every((task) => task.tags.includes(tag.id));
  const toggleTag = (tag: TaskTag) => {
    const added = isOnAll(tag) ? [] : [tag.id];
    const tagsOf = (task: Task) => [...task.tags.filter((id) => id !== tag.id), ...added];
    void update(
      real.map((task) => ({ task, patch: { tags: tagsOf(task) } })),
      changed,
    );
  };

  return (
    <BulkBar
      label={t('tasks.bulk.label')}
      count={selected.length}
      deleteLabel={t('tasks.bulk.delete')}
      onDelete={onDelete}
      clearLabel={t('tasks.bulk.clear')}
      onClear={onClear}
    >
      {real.length > 0 ? (
        <>
          <Button size="sm" variant="ghost" icon={CircleCheck} onPress={toggleDone}>
            {t(areDone ? 'tasks.bulk.reopen' : 'tasks.bulk.complete')}
          </Button>
          <MenuTrigger>
            <Button size="sm" variant="ghost" icon={SignalHigh}>
              {t('tasks.bulk.priority')}
            </Button>
            <PriorityMenu
              label={t('tasks.bulk.priority')}
              onChoose={(priority) =>
                void update(
                  real.map((task) => ({ task, patch: { priority } })),
                  changed,
                )
              }
            />
          </MenuTrigger>
          <MenuTrigger>
            <Button size="sm" variant="ghost" icon={TagIcon}>
              {t('tasks.bulk.tag')}
            </Button>
            <Menu
              aria-label={t('tasks.bulk.tag')}
              selectionMode="multiple"
              selectedKeys={tags.filter(isOnAll).map(({ id }) => id)}
            >
              {tags.map((tag) => (
                <MenuItem key={tag.id} id={tag.id} onAction={() => toggleTag(tag)}>
                  {tag.title}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        </>
      ) : null}
      {sections.length > 0 ? (
        <MenuTrigger>
          <Button size="sm" variant="ghost" icon={FolderInput}>
            {t('tasks.bulk.move')}
          </Button>
          <SectionMenu label={t('tasks.bulk.move')} sections={sections} onChoose={moveBelow} />
        </MenuTrigger>
      ) : null}
    </BulkBar>
  );
}
