import { taskPriorities, type Task } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { IconButton } from '@quarterdeck/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@quarterdeck/ui/Menu';
import { useKitMessages } from '@quarterdeck/ui/messages';
import { token, type } from '@quarterdeck/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FolderInput, SignalMedium, Tag as TagIcon, Trash2, X } from 'lucide-react';
import { keyframes, styled } from 'styled-components';
import { placeInSection } from '../model/taskList';
import { taskQueries } from '../queries/taskQueries';
import { useDeleteTasks } from '../queries/useDeleteTasks';
import { useMoveTasks } from '../queries/useMoveTasks';
import { useUpdateTasks } from '../queries/useUpdateTasks';

export interface BulkBarProps {
  tasks: readonly Task[];
  /** In list order; sections among them are only moved and deleted. */
  selected: readonly Task[];
  onClear: () => void;
}

/** What can be done with everything that is selected. */
export function BulkBar({ tasks, selected, onClear }: BulkBarProps) {
  const { t } = useTranslation();
  const messages = useKitMessages();
  const update = useUpdateTasks();
  const move = useMoveTasks();
  const remove = useDeleteTasks();
  const tags = useQuery(taskQueries.tags()).data ?? [];
  const real = selected.filter((task) => task.type === 'task');
  const sections = tasks.filter((task) => task.type === 'section' && !selected.includes(task));
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
    const before = selected.filter((task) => tasks.indexOf(task) < place).length;
    void move(
      tasks,
      selected.map((task) => task.id),
      place - before,
    );
  };
  const toggleTag = (key: string) => {
    const tag = tags.find((candidate) => candidate.id === key);
    if (!tag) return;
    const all = real.every((task) => task.tags.includes(tag.id));
    const tagsOf = (task: Task) => {
      const others = task.tags.filter((id) => id !== tag.id);
      return all ? others : [...others, tag.id];
    };
    void update(
      real.map((task) => ({ task, patch: { tags: tagsOf(task) } })),
      changed,
    );
  };

  return (
    <Bar role="toolbar" aria-label={t('tasks.bulk.label')}>
      <b>{messages.selected(selected.length)}</b>
      {real.length > 0 ? (
        <>
          <Button size="sm" variant="ghost" icon={CircleCheck} onPress={toggleDone}>
            {t(areDone ? 'tasks.bulk.reopen' : 'tasks.bulk.complete')}
          </Button>
          <MenuTrigger>
            <Button size="sm" variant="ghost" icon={SignalMedium}>
              {t('tasks.bulk.priority')}
            </Button>
            <Menu
              aria-label={t('tasks.bulk.priority')}
              onAction={(key) => {
                const priority = taskPriorities.find((candidate) => String(candidate) === key);
                if (priority !== undefined)
                  void update(
                    real.map((task) => ({ task, patch: { priority } })),
                    changed,
                  );
              }}
            >
              {taskPriorities.map((priority) => (
                <MenuItem key={priority} id={String(priority)}>
                  {t(`tasks.priority.${priority}`)}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
          <MenuTrigger>
            <Button size="sm" variant="ghost" icon={TagIcon}>
              {t('tasks.bulk.tag')}
            </Button>
            <Menu
              aria-label={t('tasks.bulk.tag')}
              selectionMode="multiple"
              selectedKeys={tags.filter((tag) => real.every((task) => task.tags.includes(tag.id))).map((tag) => tag.id)}
              onAction={(key) => toggleTag(String(key))}
            >
              {tags.map((tag) => (
                <MenuItem key={tag.id} id={tag.id}>
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
          <Menu
            aria-label={t('tasks.bulk.move')}
            onAction={(key) => {
              const section = sections.find((candidate) => candidate.id === key);
              if (section) moveBelow(section);
            }}
          >
            {sections.map((section) => (
              <MenuItem key={section.id} id={section.id}>
                {section.title === '' ? t('tasks.untitled') : section.title}
              </MenuItem>
            ))}
          </Menu>
        </MenuTrigger>
      ) : null}
      <Button
        size="sm"
        variant="danger-ghost"
        icon={Trash2}
        onPress={() => {
          void remove(selected);
          onClear();
        }}
      >
        {t('tasks.bulk.delete')}
      </Button>
      <IconButton size="sm" icon={X} label={t('tasks.bulk.clear')} onPress={onClear} />
    </Bar>
  );
}

const rise = keyframes`from { translate: 0 16px; opacity: 0; }`;

const Bar = styled.div`
  position: absolute;
  z-index: ${token('layer.sticky')};
  inset-block-end: ${token('space.4')};
  inset-inline: 0;
  inline-size: fit-content;
  max-inline-size: calc(100% - 32px);
  margin-inline: auto;
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  padding: ${token('space.1-5')} ${token('space.2')};
  border-radius: ${token('radius.lg')};
  background: ${token('surface.overlay')};
  box-shadow: ${token('elevation.4')};
  overflow-x: auto;
  animation: ${rise} ${token('duration.moderate')} ${token('easing.enter')};
  & > b {
    ${type('body-medium')}
    padding-inline: ${token('space.2')};
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;
