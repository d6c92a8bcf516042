import type { ExpandedNote, NoteId } from '@quarterdeck/contract/entities/note';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { Masonry } from '@quarterdeck/ui/Masonry';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { actOf } from '@quarterdeck/ui/shortcuts';
import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import { noteKeys } from '../model/noteKeys';
import { NoteCard, shownEntries } from './NoteCard';
import { useNotes } from './NotesContext';

/** Pixels that a letter of a card's text takes on average, and that a line and an entry are high. */
const letter = 7;
const line = 20;
const entry = 27;
const pictureHeight = 152;
const padding = 34;
const footHeight = 28;

/** About how high a card will be, until it is there to be measured. */
function estimateHeight({ title, content, tasks, image, reminder, labels }: ExpandedNote, width: number): number {
  const linesOf = (text: string) => Math.ceil((text.length * letter) / (width - padding)) || 1;
  const lines = content === '' ? 0 : content.split('\n').reduce((sum, text) => sum + linesOf(text), 0);
  const entries = tasks?.length ?? 0;
  return (
    padding +
    (image === null ? 0 : pictureHeight) +
    linesOf(title) * line +
    Math.min(lines, 8) * line +
    Math.min(entries, shownEntries) * entry +
    (entries > shownEntries ? line : 0) +
    (reminder === null && labels.length === 0 ? 0 : footHeight)
  );
}

export interface NoteMasonryProps {
  notes: readonly ExpandedNote[];
  label: string;
  /** The note that is open over the list. */
  openId: NoteId | null;
  /** What the cards scroll in. */
  scroller: RefObject<HTMLElement | null>;
}

/** The cards of the notes, each of which can be archived and deleted by key. */
export function NoteMasonry({ notes, label, openId, scroller }: NoteMasonryProps) {
  const { writes } = useNotes();
  const { keyOf } = useWrites();
  const { hasSingleKeys } = usePreferences();
  const getKey = useCallback((note: ExpandedNote) => keyOf(note.id), [keyOf]);
  const handleCardKeyDown = (event: KeyboardEvent, note: ExpandedNote) => {
    const act = actOf(noteKeys, event, hasSingleKeys);
    if (act === 'delete') void writes.remove(note);
    else if (act === 'archive') void writes.archive(note);
    else return;
    event.preventDefault();
  };
  return (
    <Masonry
      aria-label={label}
      items={notes}
      renderItem={(note) => <NoteCard note={note} />}
      openKey={openId === null ? null : keyOf(openId)}
      onCardKeyDown={handleCardKeyDown}
      {...{ getKey, estimateHeight, scroller }}
    />
  );
}
