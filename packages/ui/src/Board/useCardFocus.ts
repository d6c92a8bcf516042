import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

/** Which card has the focus, also when it changes its lane or goes. */
export function useCardFocus(board: RefObject<HTMLElement | null>) {
  const [activeId, setActiveId] = useState<string>();
  const wantsFocus = useRef<{ id: string; lane: string }>(undefined);

  useEffect(() => {
    // A card that changes its lane is another element there; the focus goes with it.
    const wanted = wantsFocus.current;
    if (wanted === undefined) return;
    const lane = board.current?.querySelector(`[data-lane="${CSS.escape(wanted.lane)}"]`);
    const card = lane?.querySelector(`[data-card="${CSS.escape(wanted.id)}"]`);
    const link = card?.querySelector<HTMLElement>('[data-part="title"]');
    if (!link) return;
    wantsFocus.current = undefined;
    link.focus({ preventScroll: true });
    lane?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // Where cards have one height the lane has scrolled to it already.
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });

  const focusFirst = (selector: string) => board.current?.querySelector<HTMLElement>(selector)?.focus();
  return {
    /** The card that Tab reaches. */
    activeId,
    onFocus: useCallback((id: string) => setActiveId(id), []),
    focusCard: (id: string, lane: string) => {
      wantsFocus.current = { id, lane };
      setActiveId(id);
    },
    focusAdd: (lane: string) => focusFirst(`[data-lane="${CSS.escape(lane)}"] [data-part="add"]`),
    focusLast: () => focusFirst('[data-card] [data-part="title"][tabindex="0"]'),
  };
}
