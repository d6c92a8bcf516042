import type { ExpandedNote, NoteId } from '@quarterdeck/contract/entities/note';
import { useTranslation } from '@quarterdeck/i18n';
import { AsyncContent, type AsyncResult } from '@quarterdeck/ui/AsyncContent';
import { Button } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { FloatingActionButton } from '@quarterdeck/ui/FloatingActionButton';
import { ListPane } from '@quarterdeck/ui/ListPane';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { Grid } from '@quarterdeck/ui/Stack';
import { focusSearch } from '@quarterdeck/ui/typedSearch';
import { Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { noteKeys } from '../model/noteKeys';
import { keyOfView, notesOfView, type NewNoteStart } from '../model/noteViews';
import { NewNoteField } from './NewNoteField';
import { NoteMasonry } from './NoteMasonry';
import { useNotes } from './NotesContext';
import { UnsavedNotes } from './UnsavedNotes';

export interface NotesPaneProps {
  result: AsyncResult<ExpandedNote[]>;
  /** The note that is open over the list. */
  openId: NoteId | null;
  onSearch: (search: string) => void;
  onBegin: (start: NewNoteStart) => void;
}

/** A list of notes with its head, its search and its states. */
export function NotesPane({ result, openId, onSearch, onBegin }: NotesPaneProps) {
  const { t } = useTranslation();
  const { view, search, label } = useNotes();
  const scroller = useRef<HTMLDivElement>(null);
  const { data } = result;
  const notes = useMemo(() => data && notesOfView(data, view, search), [data, view, search]);
  const archived = view.kind === 'archive' ? 0 : (notes?.filter((note) => note.archived).length ?? 0);
  const title = label?.title ?? t(`notes.view.${view.kind}`);
  const clearSearch = () => {
    // The button goes with what it clears.
    focusSearch();
    onSearch('');
  };
  const begin = (
    <Button variant="primary" onPress={() => onBegin('text')}>
      {t('notes.new')}
    </Button>
  );
  return (
    <ListPane
      title={title}
      count={
        <>
          {notes === undefined ? null : t('notes.count', { count: notes.length - archived })}
          {archived === 0 ? null : `, ${t('notes.archivedCount', { count: archived })}`}
        </>
      }
      search={{
        label: t('notes.search'),
        value: search,
        onChange: onSearch,
        shortcut: noteKeys.search.keys[0],
        found: notes && t('notes.results', { count: notes.length }),
      }}
      isTitleOnPhones={view.kind !== 'notes'}
      ground="sunken"
      scrollRef={scroller}
      fixed={
        <FloatingActionButton label={t('notes.new')} icon={Plus} scrollRef={scroller} onPress={() => onBegin('text')} />
      }
    >
      <NewNoteField onBegin={onBegin} />
      <UnsavedNotes openId={openId} />
      <AsyncContent
        result={{ ...result, data: notes }}
        headingLevel={2}
        skeleton={
          <Grid minWidth="280px">
            {[168, 240, 132, 204, 168, 132].map((height, index) => (
              <Skeleton key={index} shape="box" height={`${height}px`} />
            ))}
          </Grid>
        }
        empty={
          search === '' ? (
            <EmptyState
              headingLevel={2}
              title={t(`notes.empty.${view.kind}Title`)}
              text={t(`notes.empty.${view.kind}Text`)}
              action={view.kind === 'notes' || view.kind === 'label' ? begin : null}
            />
          ) : (
            <EmptyState
              kind="no-results"
              headingLevel={2}
              title={t('notes.empty.noResultsTitle', { query: truncateForSpeech(search) })}
              text={t('notes.empty.noResultsText')}
              action={<Button onPress={clearSearch}>{t('notes.empty.clear')}</Button>}
            />
          )
        }
      >
        {(found) => (
          <NoteMasonry key={keyOfView(view)} notes={found} label={title} openId={openId} scroller={scroller} />
        )}
      </AsyncContent>
    </ListPane>
  );
}
