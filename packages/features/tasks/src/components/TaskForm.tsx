import {
  taskNotesMaxLength,
  taskPriorities,
  taskTitleMaxLength,
  type Task,
  type TaskPatch,
} from '@quarterdeck/contract/entities/task';
import { ConflictNote } from '@quarterdeck/data/writes/conflicts';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { CheckCircle } from '@quarterdeck/ui/CheckCircle';
import { LazyDatePicker } from '@quarterdeck/ui/DatePicker';
import { Segment, SegmentedControl } from '@quarterdeck/ui/SegmentedControl';
import { Option } from '@quarterdeck/ui/Option';
import { PersonSelect } from '@quarterdeck/ui/PersonSelect';
import { Property, PropertyList } from '@quarterdeck/ui/PropertyList';
import { Select } from '@quarterdeck/ui/Select';
import { Stack } from '@quarterdeck/ui/Stack';
import { TextArea } from '@quarterdeck/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { dayOf, instantOf } from '../model/dueDate';
import { placeInSection, sectionOf } from '../model/taskList';
import { sayTitle } from '../queries/listOfTasks';
import { taskQueries } from '../queries/taskQueries';
import { useMoveTasks } from '../queries/useMoveTasks';
import { useRemoveSubTask, useUpdateTasks } from '../queries/useUpdateTasks';
import { SubTaskList } from './SubTaskList';
import { TitleRow } from './TaskForm.styles';
import { TaskTagsField } from './TaskTagsField';
import { useAutosave, useSaveStates } from '@quarterdeck/ui/autosave';
import { SaveNote } from '@quarterdeck/ui/SaveNote';

/** Key of the option that stands for no section. */
const none = 'none';

export interface TaskFormProps {
  task: Task;
  tasks: readonly Task[];
  /** A number that grows with each wish to edit: the title takes the focus; 0 for none. */
  editRequest: number;
}

/** The fields of a task. Everything is saved by itself. */
export function TaskForm({ task, tasks, editRequest }: TaskFormProps) {
  const { t } = useTranslation();
  const update = useUpdateTasks();
  // A new task gets its id from the API while somebody may type; its key stays the same.
  const key = useWrites().keyOf(task.id);
  const move = useMoveTasks();
  const removeSubTask = useRemoveSubTask();
  const people = useQuery(taskQueries.people()).data ?? [];
  const [saveState, tellSaveState] = useSaveStates();
  const sections = tasks.filter((candidate) => candidate.type === 'section');
  const isTask = task.type === 'task';

  const title = useAutosave({
    draftKey: `qd:tasks:title:${key}`,
    saved: task.title,
    asks: true,
    // What has never had a title may stay without one.
    isRequired: task.title !== '',
    save: (text) => update([{ task, patch: { title: text } }]),
    onState: tellSaveState,
  });
  const notes = useAutosave({
    draftKey: `qd:tasks:notes:${key}`,
    saved: task.notes ?? '',
    asks: true,
    save: (text) => update([{ task, patch: { notes: text === '' ? null : text } }]),
    onState: tellSaveState,
  });
  const titleField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = titleField;
    if (editRequest === 0 || current === null) return;
    current.focus();
    current.setSelectionRange(current.value.length, current.value.length);
  }, [editRequest]);
  const set = (patch: TaskPatch) => void update([{ task, patch }], t('tasks.done.changed', { count: 1 }));

  const moveTo = (sectionKey: string) => {
    const section = sections.find((candidate) => candidate.id === sectionKey);
    const place = placeInSection(tasks, section?.id ?? null);
    const at = tasks.indexOf(task);
    void move(tasks, [task.id], at < place ? place - 1 : place);
  };

  return (
    <Stack>
      <TitleRow>
        {isTask ? (
          <CheckCircle
            aria-label={t(task.completed ? 'tasks.detail.markOpen' : 'tasks.detail.markDone')}
            checked={task.completed}
            onChange={() => set({ completed: !task.completed })}
          />
        ) : null}
        <TextArea
          aria-label={t('tasks.detail.titleLabel')}
          variant="quiet"
          minRows={1}
          maxRows={8}
          maxLength={taskTitleMaxLength}
          value={title.text}
          // A title is one line, also where it is pasted or as long as several.
          onChange={(text) => title.change(text.replaceAll(/\s*\n\s*/g, ' '))}
          onBlur={title.leave}
          onKeyDown={(event) => {
            if (event.key === 'Enter') {
              event.preventDefault();
              void title.save();
            } else event.continuePropagation();
          }}
          inputRef={titleField}
          data-part="title"
        />
      </TitleRow>
      <ConflictNote conflict={title.conflict} />
      {isTask ? (
        <>
          <PropertyList>
            <Property label={t('tasks.section.label')}>
              {(labelId) => (
                <Select
                  aria-labelledby={labelId}
                  size="sm"
                  value={sectionOf(tasks, task.id)?.id ?? none}
                  onChange={(key) => moveTo(String(key))}
                >
                  <Option id={none}>{t('tasks.section.none')}</Option>
                  {sections.map((section) => (
                    <Option key={section.id} id={section.id}>
                      {sayTitle(section.title, t)}
                    </Option>
                  ))}
                </Select>
              )}
            </Property>
            <Property label={t('tasks.assignee.label')}>
              {(labelId) => (
                <PersonSelect
                  aria-labelledby={labelId}
                  size="sm"
                  people={people}
                  value={task.assignedTo}
                  nobody={t('tasks.assignee.none')}
                  onChange={(assignedTo) => set({ assignedTo })}
                />
              )}
            </Property>
            <Property label={t('tasks.due.label')}>
              {(labelId) => (
                <LazyDatePicker
                  aria-labelledby={labelId}
                  size="sm"
                  value={task.dueDate === null ? null : dayOf(task.dueDate)}
                  onChange={(day) => set({ dueDate: day === null ? null : instantOf(day) })}
                />
              )}
            </Property>
            <Property label={t('tasks.priority.label')}>
              <SegmentedControl
                label={t('tasks.priority.label')}
                size="sm"
                value={String(task.priority)}
                onChange={(value) => {
                  const priority = taskPriorities.find((candidate) => String(candidate) === value);
                  if (priority !== undefined) set({ priority });
                }}
              >
                {taskPriorities.map((priority) => (
                  <Segment key={priority} id={String(priority)} label={t(`tasks.priority.${priority}`)} />
                ))}
              </SegmentedControl>
            </Property>
          </PropertyList>
          <TaskTagsField task={task} onChange={(tags) => set({ tags })} />
        </>
      ) : null}
      <TextArea
        label={t('tasks.detail.notes')}
        placeholder={t('tasks.detail.notesPlaceholder')}
        minRows={4}
        maxRows={16}
        maxLength={taskNotesMaxLength}
        value={notes.text}
        onChange={notes.change}
        onBlur={notes.leave}
      />
      <ConflictNote conflict={notes.conflict} />
      {isTask ? (
        <SubTaskList
          draftKey={`qd:tasks:subTask:${key}`}
          subTasks={task.subTasks}
          onChange={(subTasks) => update([{ task, patch: { subTasks } }])}
          onSaveState={tellSaveState}
          onRemove={(subTask) => void removeSubTask(task, subTask)}
        />
      ) : null}
      <SaveNote state={saveState} />
    </Stack>
  );
}
