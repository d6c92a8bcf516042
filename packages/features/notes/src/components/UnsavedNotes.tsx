import type { ExpandedNote, NoteId } from '@quarterdeck/contract/entities/note';
import { parseKeptNote } from '@quarterdeck/contract/writes/notes';
import {
  readNewRecord,
  removeDrafts,
  useUnsavedDrafts,
  type UnsavedDraft,
} from '@quarterdeck/data/writes/useUnsavedDrafts';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { useFocusLeftBehind } from '@quarterdeck/ui/keptFocus';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { truncateForSpeech } from '@quarterdeck/ui/truncate';
import { useUndo } from '@quarterdeck/ui/undo';
import { useRef } from 'react';
import { addressOfNote, nameOf } from '../model/noteViews';
import { noteQueries } from '../queries/noteQueries';
import { draftPrefix } from '../queries/noteWrites';
import { useNotes } from './NotesContext';

/** Notes that could not be saved: the browser has kept what was typed. @param openId the note over the list. */
export function UnsavedNotes({ openId }: { openId: NoteId | null }) {
  const { keyOf } = useWrites();
  const [drafts, readAgain] = useUnsavedDrafts(
    draftPrefix,
    noteQueries.list(),
    openId,
    (note, entry) => note.tasks?.find(({ id }) => keyOf(id) === entry)?.content,
  );
  return drafts.map((draft) => <UnsavedNote key={draft.id} draft={draft} onChange={readAgain} />);
}

interface UnsavedNoteProps {
  draft: UnsavedDraft<ExpandedNote>;
  onChange: () => void;
}

/** One of them, to be opened again or discarded. */
function UnsavedNote({ draft: { record, id, texts }, onChange }: UnsavedNoteProps) {
  const { t } = useTranslation();
  const { view, kept } = useNotes();
  const undo = useUndo();
  const alert = useRef<HTMLDivElement>(null);
  useFocusLeftBehind(alert);
  const note = record ?? readNewRecord(draftPrefix, id, parseKeptNote);
  const text = texts.get('title') ?? (note && nameOf(note)) ?? texts.get('content') ?? texts.get('entry') ?? '';
  const title = truncateForSpeech(text.trim().split('\n')[0] ?? '') || t('notes.untitled');
  const said = t('notes.unsaved.title', { title });
  const begin = texts.has('entry') ? 'checklist' : 'text';
  const address = record ? addressOfNote(record.id, view, kept) : addressOfNote(id as NoteId, view, kept, begin);
  const discard = () => {
    const restore = removeDrafts(draftPrefix, id);
    onChange();
    undo.offer({ label: t('notes.unsaved.discarded', { title }), undo: () => (restore(), onChange()) });
  };
  const actions = (
    <>
      <ButtonLink size="sm" href={address}>
        {t('notes.unsaved.open')}
      </ButtonLink>
      <Button size="sm" variant="ghost" onPress={discard}>
        {t('notes.unsaved.discard')}
      </Button>
    </>
  );
  return <Alert ref={alert} role="group" aria-label={said} tone="warning" title={said} actions={actions} />;
}
