import type { Task } from '@quarterdeck/contract/entities/task';
import { Avatar } from '@quarterdeck/ui/Avatar';
import { CheckCircle } from '@quarterdeck/ui/CheckCircle';
import { Icon } from '@quarterdeck/ui/Icon';
import { Tag, hueOf } from '@quarterdeck/ui/Tag';
import { ArrowDown, ArrowUp, CalendarDays, Ellipsis, GripVertical, ListChecks } from 'lucide-react';
import { isOverdue } from '../model/taskList';
import { MatchedTitle } from './MatchedTitle';
import { SectionRow } from './SectionRow';
import { DueDate, Handle, MenuButton, Meta, Row, SubTaskCount, Title } from './TaskRow.styles';
import { useTaskList } from './TaskListContext';
import { useSwipe } from './useSwipe';

/** Tags shown in a row; the others are counted. */
const shownTags = 2;

/** One line of the list: a task, or the heading of a section. */
export function TaskListRow({ task }: { task: Task }) {
  return task.type === 'section' ? <SectionRow section={task} /> : <TaskRow task={task} />;
}

function TaskRow({ task }: { task: Task }) {
  const { t, tags, people, matches, canMove, hrefOf, onToggle, onMenu } = useTaskList();
  const swipe = useSwipe(() => onToggle(task));
  const title = task.title === '' ? t('tasks.untitled') : task.title;
  const taskTags = task.tags.flatMap((id) => tags.get(id) ?? []);
  const person = task.assignedTo === null ? undefined : people.get(task.assignedTo);
  const done = task.subTasks.filter((subTask) => subTask.completed).length;

  return (
    <Row data-completed={task.completed || undefined} {...swipe}>
      <Handle data-drag-handle={canMove || undefined} title={canMove ? t('tasks.drag') : undefined}>
        <Icon icon={GripVertical} size="sm" />
      </Handle>
      <CheckCircle
        tabIndex={-1}
        checked={task.completed}
        aria-label={t('tasks.complete', { title })}
        onChange={() => onToggle(task)}
      />
      <Title>
        <a href={hrefOf(task)} tabIndex={-1} dir="auto" title={title}>
          <MatchedTitle title={title} segments={matches.get(task.id)} />
        </a>
      </Title>
      <Meta>
        {taskTags.length > 0 ? (
          <span data-part="tags">
            {taskTags.slice(0, shownTags).map((tag) => (
              <Tag key={tag.id} variant="dot" hue={hueOf(tag.id)}>
                {tag.title}
              </Tag>
            ))}
            {taskTags.length > shownTags ? <Tag variant="outline">+{taskTags.length - shownTags}</Tag> : null}
          </span>
        ) : null}
        {task.subTasks.length > 0 ? (
          <SubTaskCount data-part="sub-tasks" title={t('tasks.detail.progress', { done, total: task.subTasks.length })}>
            <Icon icon={ListChecks} size="xs" />
            {done}/{task.subTasks.length}
          </SubTaskCount>
        ) : null}
        <Due task={task} />
        <Priority task={task} />
        <span data-part="person">
          {person ? (
            <Avatar
              size="sm"
              id={person.id}
              name={person.name}
              src={person.avatar}
              label={t('tasks.assignee.to', { name: person.name })}
            />
          ) : null}
        </span>
        <MenuButton
          type="button"
          tabIndex={-1}
          aria-label={t('tasks.actionsFor', { title })}
          aria-haspopup="menu"
          onClick={(event) => onMenu(task, event.currentTarget)}
        >
          <Icon icon={Ellipsis} size="sm" />
        </MenuButton>
      </Meta>
    </Row>
  );
}

function Due({ task }: { task: Task }) {
  const { t, formats } = useTaskList();
  if (task.dueDate === null) return <DueDate data-part="due" />;
  const day = formats.day(task.dueDate);
  const overdue = isOverdue(task, formats.daysFromToday);
  return (
    <DueDate
      data-part="due"
      data-overdue={overdue || undefined}
      title={overdue ? t('tasks.due.overdue', { day }) : t('tasks.due.on', { day })}
    >
      <Icon icon={CalendarDays} size="xs" />
      <time dateTime={task.dueDate}>{day}</time>
    </DueDate>
  );
}

function Priority({ task }: { task: Task }) {
  const { t } = useTaskList();
  return (
    <span data-part="priority" data-priority={task.priority}>
      {task.priority === 1 ? null : (
        <Icon
          icon={task.priority === 2 ? ArrowUp : ArrowDown}
          size="sm"
          label={t(`tasks.priority.${task.priority}Name`)}
        />
      )}
    </span>
  );
}
