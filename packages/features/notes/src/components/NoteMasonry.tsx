import type { ExpandedNote, NoteId } from '@quarterdeck/contract/entities/note';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { Masonry } from '@quarterdeck/ui/Masonry';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { actionOf } from '@quarterdeck/ui/shortcuts';
import { useCallback, type KeyboardEvent, type RefObject } from 'react';
import { noteKeys } from '../model/noteKeys';
import { NoteCard, shownEntries } from './NoteCard';
import { useNotes } from './NotesContext';

/** Pixels: how wide a letter of a card's text is on average, and how high its parts are. */
const px = { letter: 7, line: 20, entry: 27, picture: 152, padding: 34, foot: 28 };

/** About how high a card will be, until it is there to be measured. */
function estimateHeight({ title, content, tasks, image, reminder, labels }: ExpandedNote, width: number): number {
  const linesOf = (text: string) => Math.ceil((text.length * px.letter) / (width - px.padding)) || 1;
  const lines = content === '' ? 0 : content.split('\n').reduce((sum, text) => sum + linesOf(text), 0);
  const entries = tasks?.length ?? 0;
  return (
    px.padding +
    (image === null ? 0 : px.picture) +
    linesOf(title) * px.line +
    Math.min(lines, 8) * px.line +
    Math.min(entries, shownEntries) * px.entry +
    (entries > shownEntries ? px.line : 0) +
    (reminder === null && labels.length === 0 ? 0 : px.foot)
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
    const action = actionOf(noteKeys, event, hasSingleKeys);
    if (action === 'delete') void writes.remove(note);
    else if (action === 'archive') void writes.archive(note);
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
