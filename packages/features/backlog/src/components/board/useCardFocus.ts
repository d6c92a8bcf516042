import type { BacklogItemId, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Which card has the focus, also when it changes its lane or goes. */
export function useCardFocus(board: RefObject<HTMLElement | null>) {
  const [activeId, setActiveId] = useState<BacklogItemId>();
  const wantsFocus = useRef<{ id: BacklogItemId; status: BacklogStatus }>(undefined);

  useEffect(() => {
    // A card that changes its lane is another element there; the focus goes with it.
    const wanted = wantsFocus.current;
    if (wanted === undefined) return;
    const card = `[data-lane="${wanted.status}"] [data-card="${CSS.escape(wanted.id)}"] a`;
    const link = board.current?.querySelector<HTMLElement>(card);
    if (!link) return;
    wantsFocus.current = undefined;
    link.focus({ preventScroll: true });
    link.closest('[data-lane]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const focusFirst = (selector: string) => board.current?.querySelector<HTMLElement>(selector)?.focus();
  return {
    /** The card that Tab reaches. */
    activeId,
    onFocus: useCallback((id: BacklogItemId) => setActiveId(id), []),
    /** Puts the focus on a card as soon as it stands in this lane. */
    focusCard: (id: BacklogItemId, status: BacklogStatus) => {
      wantsFocus.current = { id, status };
      setActiveId(id);
    },
    /** Puts the focus on the button of a lane that adds. */
    focusAdd: (status: BacklogStatus) => focusFirst(`[data-lane="${status}"] header button`),
    /** Puts the focus on the card that had it last. */
    focusLast: () => focusFirst('[data-card] a[tabindex="0"]'),
  };
}
