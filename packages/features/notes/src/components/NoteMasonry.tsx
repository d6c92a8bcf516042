import type { ExpandedNote, NoteId } from '@quarterdeck/contract/entities/note';
import { useWrites } from '@quarterdeck/data/writes/useWrite';
import { focusContent } from '@quarterdeck/ui/keptFocus';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { actOf } from '@quarterdeck/ui/shortcuts';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { styled } from 'styled-components';
import { noteKeys } from '../model/noteKeys';
import { columnWidthFor, placeCards } from '../model/masonry';
import { NoteCard } from './NoteCard';
import { useNotes } from './NotesContext';
import { estimateHeight, useCardHeights } from './useCardHeights';
import { useVisibleRange } from './useVisibleRange';

export interface NoteMasonryProps {
  notes: readonly ExpandedNote[];
  label: string;
  /** The note that is open over the list. */
  openId: NoteId | null;
  /** What the cards scroll in. */
  scroller: RefObject<HTMLElement | null>;
}

/**
 * Cards in columns, in the order in which they are read: each next one stands in the shortest column. Only those near the
 * window are mounted. Arrow keys, Home and End go from card to card.
 */
export function NoteMasonry({ notes, label, openId, scroller }: NoteMasonryProps) {
  const { writes } = useNotes();
  const { keyOf } = useWrites();
  const { hasSingleKeys } = usePreferences();
  const list = useRef<HTMLUListElement>(null);
  const { width, from, to } = useVisibleRange(list, scroller);
  const { heights, measure } = useCardHeights();
  // The focused card stays mounted wherever the list is scrolled.
  const [focusedId, setFocusedId] = useState<NoteId | null>(null);
  const [wanted, setWanted] = useState<{ id: NoteId } | null>(null);

  const masonry = useMemo(() => {
    const columnWidth = columnWidthFor(width);
    return placeCards(
      notes.map((note) => heights.get(keyOf(note.id)) ?? estimateHeight(note, columnWidth)),
      width,
    );
  }, [notes, heights, width, keyOf]);

  useEffect(() => {
    if (wanted === null) return;
    list.current?.querySelector<HTMLElement>(`[data-note="${CSS.escape(wanted.id)}"]`)?.focus();
  }, [wanted]);

  /** The card that has the focus, or whose note is open. */
  const held = useRef<{ id: NoteId; index: number } | null>(null);
  useEffect(() => {
    const id = openId ?? held.current?.id;
    const index = notes.findIndex((note) => note.id === id);
    if (id !== undefined && index >= 0) held.current = { id, index };
    // A note that goes while it is open has the focus until its editor is closed.
    else if (openId === null && held.current !== null) {
      const next = notes[Math.min(held.current.index, notes.length - 1)];
      held.current = null;
      const look = () => {
        // An overlay that has nothing to give the focus back to leaves it to the content of the page.
        if (!document.activeElement?.matches('body, #content, main')) return;
        if (next) setWanted({ id: next.id });
        else focusContent();
      };
      // A card may go while its menu is open; an overlay gives the focus back in the frame after it has gone.
      let frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(look);
      });
      return () => cancelAnimationFrame(frame);
    }
    return undefined;
  }, [notes, openId]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.getAttribute('data-note') : null;
    const at = notes.findIndex((note) => note.id === id);
    const note = notes[at];
    if (note === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const ways: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowRight: at + 1,
      ArrowUp: at - 1,
      ArrowLeft: at - 1,
      Home: 0,
      End: notes.length - 1,
    };
    const act = actOf(noteKeys, event, hasSingleKeys);
    const to = ways[event.key];
    const next = to === undefined ? undefined : notes[to];
    if (next) setWanted({ id: next.id });
    else if (act === 'delete') void writes.remove(note);
    else if (act === 'archive') void writes.archive(note);
    else if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <List
      ref={list}
      role="list"
      aria-label={label}
      onKeyDown={handleKeyDown}
      onFocus={(event) => {
        const card = event.target.closest<HTMLElement>('li[data-id]');
        if (!card) return;
        const id = card.dataset['id'] as NoteId;
        setFocusedId(id);
        held.current = { id, index: notes.findIndex((note) => note.id === id) };
      }}
      style={{ blockSize: masonry.height }}
    >
      {width === 0
        ? null
        : notes.map((note, index) => {
            const place = masonry.cards[index] ?? { left: 0, top: 0 };
            const key = keyOf(note.id);
            const height = heights.get(key) ?? estimateHeight(note, masonry.columnWidth);
            const isNear = place.top + height > from && place.top < to;
            if (!isNear && note.id !== focusedId && note.id !== wanted?.id) return null;
            return (
              <li
                key={key}
                ref={measure}
                data-key={key}
                data-id={note.id}
                aria-setsize={notes.length}
                aria-posinset={index + 1}
                style={{ insetInlineStart: place.left, insetBlockStart: place.top, inlineSize: masonry.columnWidth }}
              >
                <NoteCard note={note} />
              </li>
            );
          })}
    </List>
  );
}

const List = styled.ul`
  position: relative;
  & > li {
    position: absolute;
  }
  @media print {
    block-size: auto !important;
    & > li {
      position: static;
      break-inside: avoid;
    }
  }
`;
