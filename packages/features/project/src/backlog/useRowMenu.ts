import type { BacklogItem } from '@quarterdeck/contract/entities/backlogItem';
import { useCallback, useEffect, useRef, useState } from 'react';

/** The row whose menu is open, and the button the menu belongs to. */
interface OpenMenu {
  item: BacklogItem;
  anchor: HTMLElement;
}

/**
 * The menu of a row. While it is open the rest of the page takes no focus: an act that moves the focus is handed to
 * `afterwards`, which runs it once the menu has gone.
 */
export function useRowMenu() {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (menu) return;
    waiting.current?.();
    waiting.current = undefined;
  }, [menu]);
  return {
    menu,
    open: useCallback((item: BacklogItem, anchor: HTMLElement) => setMenu({ item, anchor }), []),
    close: () => setMenu(null),
    afterwards: (act: () => void) => {
      waiting.current = act;
    },
  };
}
