import { taskTitleMaxLength, type Task } from '@quarterdeck/contract/entities/task';
import { CheckCircle } from '@quarterdeck/ui/CheckCircle';
import { RowHandle, RowMenuButton, RowPerson, RowTags, RowTitle } from '@quarterdeck/ui/RecordRow';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { SectionRow } from '@quarterdeck/ui/SectionRow';
import { hueOf } from '@quarterdeck/ui/Tag';
import { isOverdue } from '../model/taskList';
import { useSections, useTaskList } from './TaskListContext';
import { Row } from './TaskRow.styles';

/** One line of the list: a task, or the heading of a section. */
export function TaskListRow({ task }: { task: Task }) {
  return task.type === 'section' ? <TaskSection section={task} /> : <TaskRow task={task} />;
}

/** A heading over the tasks that follow. */
function TaskSection({ section }: { section: Task }) {
  const { t, words, canMove, onMenu } = useTaskList();
  const { counts, editingId, onEditStart, onEditEnd, onRename } = useSections();
  const said = truncateForSpeech(section.title === '' ? words.untitled : section.title);
  const remaining = counts.get(section.id)?.remaining;
  return (
    <SectionRow
      title={section.title}
      untitled={words.untitled}
      count={remaining === undefined ? undefined : t('tasks.sectionCount', { count: remaining })}
      words={{ rename: t('tasks.rename', { title: said }), drag: words.drag, menu: words.actionsFor(said) }}
      canMove={canMove}
      isEditing={editingId === section.id}
      maxLength={taskTitleMaxLength}
      onEditStart={() => onEditStart(section)}
      onEditEnd={(isByKey) => onEditEnd(section, isByKey)}
      onRename={(title) => onRename(section, title)}
      onMenu={(button) => onMenu(section, button)}
    />
  );
}

function TaskRow({ task }: { task: Task }) {
  const { words, tags, people, matches, canMove, hrefOf, onToggle, onMenu } = useTaskList();
  const title = task.title === '' ? words.untitled : task.title;
  const said = truncateForSpeech(title);
  const taskTags = task.tags.flatMap((id) => tags.get(id) ?? []);
  return (
    <Row
      isDone={task.completed}
      controls="on-demand"
      touch={{ onSwipeToEnd: () => onToggle(task) }}
      data-plain={isPlain(task) || undefined}
    >
      <RowHandle canMove={canMove} label={words.drag} />
      <CheckCircle
        tabIndex={-1}
        checked={task.completed}
        aria-label={words.complete(said)}
        onChange={() => onToggle(task)}
      />
      <RowTitle title={title} found={matches.get(task.id)} href={hrefOf(task)} />
      <span data-part="meta">
        <RowTags tags={taskTags.map((tag) => ({ id: tag.id, name: tag.title, hue: hueOf(tag.id) }))} hasNarrow />
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
        <RowPerson
          person={task.assignedTo === null ? undefined : people.get(task.assignedTo)}
          label={words.assignedTo}
        />
        <RowMenuButton label={words.actionsFor(said)} onOpen={(button) => onMenu(task, button)} />
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
