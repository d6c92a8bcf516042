import { paths } from '@quarterdeck/contract';
import type { NoteId } from '@quarterdeck/contract/entities/note';
import type { NoteLabel } from '@quarterdeck/contract/entities/noteLabel';
import { newId } from '@quarterdeck/contract/rules/newId';
import { isKept } from '@quarterdeck/data/writes/useUnsavedDrafts';
import { useMadeId } from '@quarterdeck/data/writes/useMadeId';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { useAddressParameters } from '@quarterdeck/ui/addressState';
import { Dialog, DialogBody } from '@quarterdeck/ui/Dialog';
import { Pane, Panes } from '@quarterdeck/ui/ListPane';
import { MissingRecord } from '@quarterdeck/ui/MissingRecord';
import { useRecordTitle } from '@quarterdeck/ui/recordTitle';
import { matchPath, useLocation, useNavigate, useParams } from '@quarterdeck/ui/router';
import { shortcutsOf, useShortcuts } from '@quarterdeck/ui/shortcuts';
import { focusSearch, longestSearch } from '@quarterdeck/ui/typedSearch';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LabelDialog } from '../components/LabelDialog';
import { NoteEditor } from '../components/NoteEditor';
import { NotesContext } from '../components/NotesContext';
import { NotesPane } from '../components/NotesPane';
import { NotesRail } from '../components/NotesRail';
import {
  addressOfNote,
  addressOfView,
  countNotes,
  keptOf,
  keyOfView,
  nameOf,
  newNoteStarts,
  viewOfAddress,
  viewOfKey,
  type NewNoteStart,
} from '../model/noteViews';
import { noteKeys } from '../model/noteKeys';
import { noteQueries } from '../queries/noteQueries';
import { useNoteWrites } from '../queries/useNoteWrites';

const noLabels: readonly NoteLabel[] = [];

/** The notes; the address names the list, what is searched in it and the note that is open over it. */
export function NotesScreen() {
  const { t } = useTranslation();
  const { id } = useParams();
  const { pathname, key: visitKey } = useLocation();
  const navigate = useNavigate();
  const [parameters, setParameters] = useAddressParameters();
  const list = useQuery(noteQueries.list());
  const { data: labels = noLabels, isSuccess: hasLabels } = useQuery(noteQueries.labels());
  const writes = useNoteWrites();
  const { keyOf } = useWrites();

  const viewKey = keyOfView(viewOfAddress(pathname, id, parameters));
  const view = useMemo(() => viewOfKey(viewKey), [viewKey]);
  const search = (parameters.get('search') ?? '').slice(0, longestSearch);
  const kept = keptOf(parameters);
  const labelId = useMadeId(
    view.kind === 'label' ? view.id : null,
    (made) => void navigate(addressOfView({ kind: 'label', id: made }, kept), { replace: true }),
  );
  const label = labels.find((one) => one.id === labelId);
  // Of the lists only those of a label have an id in their address.
  const noteId = matchPath(paths.noteLabel.pattern, pathname) ? null : ((id ?? null) as NoteId | null);
  const openId = useMadeId(noteId, (made) => void navigate(addressOfNote(made, view, kept), { replace: true }));
  const open = openId === null ? undefined : list.data?.find((note) => note.id === openId);
  useRecordTitle(open && nameOf(open));
  // A page that was reloaded while its new note was on its way to the API would make it again.
  // oxlint-disable-next-line react/memo-dependencies, react-hooks/exhaustive-deps -- A link to the same address opens what was refused since.
  const isOnItsWay = useMemo(() => openId !== null && isKept(openId), [openId, visitKey]);
  const start = newNoteStarts.find((one) => one === parameters.get('new')) ?? null;

  /** Opens the editor for a note that is made with its first content. */
  const begin = (how: NewNoteStart) => void navigate(addressOfNote(newId() as NoteId, view, kept, how));
  const close = () => void navigate(addressOfView(view, kept));
  useShortcuts(shortcutsOf(noteKeys, { add: () => begin('text'), search: focusSearch }));

  const counts = useMemo(() => (list.data ? countNotes(list.data) : null), [list.data]);
  const shared = useMemo(
    () => ({ view, search, kept, labels, label, writes }),
    [view, search, kept, labels, label, writes],
  );
  const missing = {
    text: t('notes.missing.text'),
    begin: { label: t('notes.missing.action'), href: addressOfView(noteId === null ? { kind: 'notes' } : view, kept) },
  };
  return (
    <NotesContext value={shared}>
      <Panes>
        <NotesRail counts={counts} onEditLabels={() => setParameters({ labels: '' })} />
        {view.kind === 'label' && hasLabels && label === undefined ? (
          <Pane>
            <MissingRecord title={t('notes.labels.missing')} {...missing} />
          </Pane>
        ) : (
          <NotesPane
            result={list}
            openId={openId}
            onSearch={(text) => setParameters({ search: text || null })}
            onBegin={begin}
          />
        )}
      </Panes>
      {openId !== null && (open || (start && !isOnItsWay)) ? (
        <NoteEditor
          key={keyOf(openId)}
          id={openId}
          noteKey={keyOf(openId)}
          saved={open}
          start={start}
          onClose={close}
        />
      ) : null}
      {openId !== null && list.data && !open && !start ? (
        <Dialog isOpen size="editor" aria-label={t('notes.note')} onOpenChange={(isOpen) => !isOpen && close()}>
          <DialogBody>
            <MissingRecord headingLevel={2} size="md" title={t('notes.missing.title')} {...missing} />
          </DialogBody>
        </Dialog>
      ) : null}
      {parameters.has('labels') ? <LabelDialog onClose={() => setParameters({ labels: null })} /> : null}
    </NotesContext>
  );
}
