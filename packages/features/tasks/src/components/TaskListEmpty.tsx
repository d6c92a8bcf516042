import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';

export interface TaskListEmptyProps {
  /** What was searched; null when the list itself is empty. */
  query: string | null;
  onAdd: () => void;
  onClear: () => void;
}

/** Nothing yet invites to write; nothing found names what was searched. */
export function TaskListEmpty({ query, onAdd, onClear }: TaskListEmptyProps) {
  const { t } = useTranslation();
  if (query === null) {
    return (
      <EmptyState
        title={t('tasks.empty.title')}
        text={t('tasks.empty.text')}
        headingLevel={2}
        action={
          <Button variant="primary" onPress={onAdd}>
            {t('tasks.addTask')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      kind="no-results"
      title={t('tasks.empty.noResultsTitle', { query: truncateForSpeech(query) })}
      text={t('tasks.empty.noResultsText')}
      headingLevel={2}
      action={<Button onPress={onClear}>{t('tasks.empty.clearSearch')}</Button>}
    />
  );
}
