import type { NoteId } from '@quarterdeck/contract/entities/note';
import type { NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { paths } from '@quarterdeck/contract';
import { useMadeId } from '@quarterdeck/data/writes/useMadeId';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { matchPath, useLocation, useNavigate, useParams, useSearchParams } from '@quarterdeck/ui/router';
import { useShortcuts } from '@quarterdeck/ui/shortcuts';
import { focusSearch, longestSearch } from '@quarterdeck/ui/typedSearch';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { LabelDialog } from '../components/LabelDialog';
import { useNewNote } from '../components/NewNoteField';
import { NoteEditor } from '../components/NoteEditor';
import { NoteMissing } from '../components/NoteMissing';
import { NotesProvider } from '../components/NotesContext';
import { NotesPane } from '../components/NotesPane';
import { Panes } from '../components/NotesPane.styles';
import { NotesRail } from '../components/NotesRail';
import {
  addressOfNote,
  addressOfView,
  countNotes,
  keyOfView,
  viewOfAddress,
  type NewNoteStart,
  viewOfKey,
} from '../model/noteViews';
import { noteQueries } from '../queries/noteQueries';
import { useNoteWrites } from '../queries/useNoteWrites';

const noLabels: readonly NoteLabel[] = [];
const starts: readonly string[] = ['text', 'checklist', 'picture'] satisfies NewNoteStart[];

/** The notes; the address names the list, what is searched in it and the note that is open over it. */
export function NotesScreen() {
  const { id } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [parameters, setParameters] = useSearchParams();
  const list = useQuery(noteQueries.list());
  const labels = useQuery(noteQueries.labels()).data ?? noLabels;
  const writes = useNoteWrites();
  const { keyOf } = useWrites();

  const viewKey = keyOfView(viewOfAddress(pathname, id, parameters));
  const view = useMemo(() => viewOfKey(viewKey), [viewKey]);
  const search = (parameters.get('search') ?? '').slice(0, longestSearch);
  const isNote = [paths.notes, paths.noteReminders, paths.noteArchive].every((path) => path.href() !== pathname);
  const noteId =
    isNote && matchPath(paths.noteLabel.pattern, pathname) === null ? ((id ?? null) as NoteId | null) : null;
  const openId = useMadeId(noteId, (made) => void navigate(addressOfNote(made, view, search), { replace: true }));
  const open = openId === null ? undefined : list.data?.find((note) => note.id === openId);
  const start = starts.find((one) => one === parameters.get('new')) as NewNoteStart | undefined;

  const begin = useNewNote(view, search);
  const close = useCallback(() => void navigate(addressOfView(view, search)), [navigate, view, search]);
  const setParameter = useCallback(
    (name: 'search' | 'labels', value: string | null) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true },
      ),
    [setParameters],
  );
  useShortcuts(useMemo(() => ({ c: () => begin('text'), '/': focusSearch, 'Shift+/': focusSearch }), [begin]));

  const counts = useMemo(() => (list.data ? countNotes(list.data) : null), [list.data]);
  const shared = useMemo(() => ({ view, search, labels, writes }), [view, search, labels, writes]);
  return (
    <NotesProvider value={shared}>
      <Panes data-panes>
        <NotesRail view={view} labels={labels} counts={counts} onEditLabels={() => setParameter('labels', '')} />
        <NotesPane
          result={list}
          onSearch={(text) => setParameter('search', text === '' ? null : text)}
          onBegin={begin}
        />
      </Panes>
      {/* Until the list is there, its placeholder stands for both. */}
      {openId === null || list.data === undefined ? null : open || start ? (
        <NoteEditor
          key={keyOf(openId)}
          id={openId}
          noteKey={keyOf(openId)}
          saved={open}
          start={start ?? null}
          label={view.kind === 'label' ? labels.find((label) => label.id === view.id) : undefined}
          onClose={close}
        />
      ) : (
        <NoteMissing onClose={close} />
      )}
      {parameters.has('labels') ? <LabelDialog onClose={() => setParameter('labels', null)} /> : null}
    </NotesProvider>
  );
}
