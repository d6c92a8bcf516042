import type { Task } from '@quarterdeck/contract/entities/task';
import { Avatar } from '@quarterdeck/ui/Avatar';
import { CheckCircle } from '@quarterdeck/ui/CheckCircle';
import { Marked } from '@quarterdeck/ui/Marked';
import { Tag, hueOf } from '@quarterdeck/ui/Tag';
import { rowTouch } from '@quarterdeck/ui/VirtualList';
import { isOverdue } from '../model/taskList';
import { SectionRow } from './SectionRow';
import { saidTitle, shownTitle } from '@quarterdeck/ui/saidTitle';
import { Row } from './TaskRow.styles';
import { useTaskList } from './TaskListContext';

/** Tags shown in a row; the others are counted. */
const shownTags = 2;

/** One line of the list: a task, or the heading of a section. */
export function TaskListRow({ task }: { task: Task }) {
  return task.type === 'section' ? <SectionRow section={task} /> : <TaskRow task={task} />;
}

// Rows come and go by the hundred while somebody scrolls: plain elements, styled by their row.
function TaskRow({ task }: { task: Task }) {
  const { words, tags, people, matches, canMove, hrefOf, onToggle, onMenu } = useTaskList();
  const title = task.title === '' ? words.untitled : task.title;
  const said = saidTitle(title);
  const found = matches.get(task.id);
  const taskTags = task.tags.flatMap((id) => tags.get(id) ?? []);
  const person = task.assignedTo === null ? undefined : people.get(task.assignedTo);

  return (
    <Row
      role="gridcell"
      data-completed={task.completed || undefined}
      data-plain={isPlain(task) || undefined}
      {...rowTouch({ onSwipeToEnd: () => onToggle(task) })}
    >
      <span data-part="handle" data-drag-handle={canMove || undefined} title={canMove ? words.drag : undefined} />
      <CheckCircle
        tabIndex={-1}
        checked={task.completed}
        aria-label={words.complete(said)}
        onChange={() => onToggle(task)}
      />
      <a data-part="title" href={hrefOf(task)} tabIndex={-1} dir="auto" title={said === title ? title : undefined}>
        <Marked text={found ?? shownTitle(title)} />
      </a>
      <span data-part="meta">
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
        <SubTasks task={task} />
        <Due task={task} />
        {task.priority === 1 ? (
          <span data-part="priority" />
        ) : (
          <span
            data-part="priority"
            data-priority={task.priority}
            role="img"
            aria-label={words.priority[task.priority]}
          />
        )}
        {person ? (
          <Avatar
            data-part="person"
            size="sm"
            id={person.id}
            name={person.name}
            src={person.avatar}
            label={words.assignedTo(person.name)}
          />
        ) : (
          <span data-part="person" />
        )}
        <button
          type="button"
          data-part="menu"
          tabIndex={-1}
          aria-label={words.actionsFor(said)}
          aria-haspopup="menu"
          onClick={(event) => onMenu(task, event.currentTarget)}
        />
      </span>
    </Row>
  );
}

/** Whether a task is nothing but its title; what its tags and people are called comes later, and must move nothing. */
const isPlain = ({ dueDate, tags, priority, assignedTo }: Task) =>
  dueDate === null && tags.length === 0 && priority === 1 && assignedTo === null;

function SubTasks({ task: { subTasks } }: { task: Task }) {
  const { t } = useTaskList();
  if (subTasks.length === 0) return null;
  const done = subTasks.filter((subTask) => subTask.completed).length;
  const progress = t('tasks.detail.progress', { done, total: subTasks.length });
  return (
    <span data-part="sub-tasks" role="img" aria-label={progress} title={progress}>
      {done}/{subTasks.length}
    </span>
  );
}

function Due({ task }: { task: Task }) {
  const { words, formats } = useTaskList();
  if (task.dueDate === null) return <span data-part="due" />;
  const day = formats.day(task.dueDate);
  const overdue = isOverdue(task, formats.daysFromToday);
  return (
    <time
      data-part="due"
      dateTime={task.dueDate}
      data-overdue={overdue || undefined}
      title={overdue ? words.overdue(day) : words.dueOn(day)}
    >
      {overdue ? (
        <>
          <span data-part="unseen">{words.overdue(day)}</span>
          <span aria-hidden>{day}</span>
        </>
      ) : (
        day
      )}
    </time>
  );
}
