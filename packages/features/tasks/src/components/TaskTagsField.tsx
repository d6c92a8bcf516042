import { taskTagTitleMaxLength, type Task, type TaskTagId } from '@quarterdeck/contract/entities/task';
import { useTooLong, useTranslation } from '@quarterdeck/i18n';
import { hueOf } from '@quarterdeck/ui/Tag';
import { TagInput } from '@quarterdeck/ui/TagInput';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { taskQueries } from '../queries/taskQueries';
import { useTagWrites } from '../queries/useTagWrites';
import { TagDialog } from './TagDialog';

export interface TaskTagsFieldProps {
  task: Task;
  onChange: (tags: TaskTagId[]) => void;
}

/** The tags of a task, with the editor of the tags themselves: create, rename, delete. */
export function TaskTagsField({ task, onChange }: TaskTagsFieldProps) {
  const { t } = useTranslation();
  const tooLong = useTooLong();
  const tags = useQuery(taskQueries.tags()).data ?? [];
  const writes = useTagWrites();
  const [editedId, setEditedId] = useState<string | null>(null);
  const edited = tags.find((tag) => tag.id === editedId);

  // Tags that the task has are kept also where the vocabulary did not load.
  const isTagId = (id: string): id is TaskTagId =>
    tags.some((tag) => tag.id === id) || task.tags.some((own) => own === id);

  const remove = (id: string) => {
    const tag = tags.find((candidate) => candidate.id === id);
    if (tag) void writes.remove(tag);
  };

  return (
    <>
      <TagInput
        label={t('tasks.tags.label')}
        placeholder={t('tasks.tags.placeholder')}
        options={tags.map((tag) => ({ id: tag.id, name: tag.title, hue: hueOf(tag.id) }))}
        value={task.tags}
        onChange={(ids) => onChange(ids.filter(isTagId))}
        refuse={(title) => tooLong(title, taskTagTitleMaxLength)}
        onCreate={(title) => void writes.create(title, task)}
        onEdit={setEditedId}
        onDelete={remove}
      />
      {edited ? (
        <TagDialog
          tag={edited}
          taken={tags.filter((tag) => tag !== edited).map((tag) => tag.title)}
          onRename={(title) => void writes.rename(edited, title)}
          onClose={() => setEditedId(null)}
        />
      ) : null}
    </>
  );
}
