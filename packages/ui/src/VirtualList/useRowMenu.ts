import { useCallback, useEffect, useRef, useState } from 'react';

/** The row whose menu is open, and the button the menu belongs to. */
export interface OpenRowMenu<T> {
  item: T;
  anchor: HTMLElement;
}

/**
 * The menu of a row. While it is open the rest of the page takes no focus: an action that moves the focus is handed to
 * `afterwards`, which runs it once the menu has gone.
 */
export function useRowMenu<T>() {
  const [menu, setMenu] = useState<OpenRowMenu<T> | null>(null);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    if (menu) return;
    waiting.current?.();
    waiting.current = undefined;
  }, [menu]);
  return {
    menu,
    open: useCallback((item: T, anchor: HTMLElement) => setMenu({ item, anchor }), []),
    close: () => setMenu(null),
    afterwards: (action: () => void) => {
      waiting.current = action;
    },
  };
}
