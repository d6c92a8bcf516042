import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { saidTitle } from '@quarterdeck/ui/saidTitle';
import { useNotes } from './NotesContext';

export interface NotesEmptyProps {
  onBegin: () => void;
  onClear: () => void;
}

/** Nothing yet says what belongs here; nothing found names what was searched. */
export function NotesEmpty({ onBegin, onClear }: NotesEmptyProps) {
  const { t } = useTranslation();
  const { view, search } = useNotes();
  if (search !== '')
    return (
      <EmptyState
        kind="no-results"
        headingLevel={2}
        title={t('notes.empty.noResultsTitle', { query: saidTitle(search) })}
        text={t('notes.empty.noResultsText')}
        action={<Button onPress={onClear}>{t('notes.empty.clear')}</Button>}
      />
    );
  const canBegin = view.kind === 'notes' || view.kind === 'label';
  return (
    <EmptyState
      headingLevel={2}
      title={t(`notes.empty.${view.kind}Title`)}
      text={t(`notes.empty.${view.kind}Text`)}
      action={
        canBegin ? (
          <Button variant="primary" onPress={onBegin}>
            {t('notes.new')}
          </Button>
        ) : undefined
      }
    />
  );
}
