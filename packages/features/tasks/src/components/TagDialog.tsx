import { taskTagTitleMaxLength, type TaskTag } from '@quarterdeck/contract/entities/task';
import { useTranslation } from '@quarterdeck/i18n';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { TagNameDialog } from '@quarterdeck/ui/TagManager';

export interface TagDialogProps {
  tag: TaskTag;
  /** Names of the other tags. */
  taken: readonly string[];
  onRename: (title: string) => void;
  onClose: () => void;
}

/** Renames a tag on every task. */
export function TagDialog({ tag, ...rest }: TagDialogProps) {
  const { t } = useTranslation();
  return (
    <TagNameDialog
      name={tag.title}
      words={{
        title: t('tasks.tags.rename', { title: truncateForSpeech(tag.title) }),
        description: t('tasks.tags.editText'),
        label: t('tasks.detail.titleLabel'),
        taken: t('tasks.tags.taken'),
        done: t('tasks.tags.done'),
      }}
      maxLength={taskTagTitleMaxLength}
      {...rest}
    />
  );
}
