import type { Task } from '@quarterdeck/contract/entities/task';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { CheckCircle } from '@quarterdeck/ui/CheckCircle';
import { Property, PropertyList } from '@quarterdeck/ui/PropertyList';
import { SelectPlaceholder } from '@quarterdeck/ui/SelectPlaceholder';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { hueOf } from '@quarterdeck/ui/Tag';
import { Stack } from '@quarterdeck/ui/Stack';
import { TagInputPlaceholder } from '@quarterdeck/ui/TagInput';
import { token, type } from '@quarterdeck/ui/tokens';
import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { dayOf } from '../model/dueDate';
import { sectionOf } from '../model/taskList';
import { sayTitle } from '../queries/listOfTasks';
import { taskQueries } from '../queries/taskQueries';
import { TitleRow } from './TaskForm.styles';

export interface TaskPreviewProps {
  task: Task;
  tasks: readonly Task[];
}

/** A task as `TaskForm` will show it, to be read while the code of the fields is on its way. */
export function TaskPreview({ task, tasks }: TaskPreviewProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const people = useQuery(taskQueries.people()).data ?? [];
  const tags = useQuery(taskQueries.tags()).data ?? [];
  const section = sectionOf(tasks, task.id);
  const person = people.find(({ id }) => id === task.assignedTo);
  const texts = {
    section: section ? sayTitle(section.title, t) : t('tasks.section.none'),
    assignee: person?.name ?? (task.assignedTo === null ? t('tasks.assignee.none') : ''),
    due: task.dueDate === null ? '' : date(dayOf(task.dueDate)),
  };
  return (
    <Stack data-part="preview">
      <TitleRow>
        <CheckCircle aria-label={t('tasks.detail.markDone')} checked={task.completed} disabled />
        <TitleText data-part="title">{task.title}</TitleText>
      </TitleRow>
      <PropertyList>
        <Property label={t('tasks.section.label')}>
          <SelectPlaceholder size="sm" text={texts.section} />
        </Property>
        <Property label={t('tasks.assignee.label')}>
          <SelectPlaceholder size="sm" text={texts.assignee} />
        </Property>
        <Property label={t('tasks.due.label')}>
          <SelectPlaceholder size="sm" text={texts.due} />
        </Property>
        <Property label={t('tasks.priority.label')}>
          <Skeleton shape="box" width="216px" height="32px" />
        </Property>
      </PropertyList>
      <TagInputPlaceholder
        label={t('tasks.tags.label')}
        chosen={task.tags
          .flatMap((own) => tags.find(({ id }) => id === own) ?? [])
          .map(({ id, title }) => ({ id, name: title, hue: hueOf(id) }))}
      />
      {task.notes === null ? null : <Notes>{task.notes}</Notes>}
    </Stack>
  );
}

/** As in the field that comes, which has a frame of 1 px and its own inset. */
const TitleText = styled.p`
  margin: 0;
  padding: 9px 11px;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Notes = styled.p`
  margin: 0;
  max-block-size: calc(16 * 1lh);
  overflow: hidden;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  color: ${token('text.primary')};
  ${type('body')}
`;
