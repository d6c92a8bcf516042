import { useEffect } from 'react';

/** An entry of a menu goes with its menu, which is named by the button that opens it. */
function openerOf(element: Element | null): Element | null {
  const names = element?.closest('[role="menu"]')?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const trigger = names.map((id) => document.getElementById(id)).find((named) => named?.hasAttribute('aria-haspopup'));
  return trigger ?? element;
}

/** Gives the focus back to where it was, unless somebody has moved it on in the meantime. */
export function useReturnOfFocus(panel: { readonly current: HTMLElement | null }, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const opener = openerOf(document.activeElement);
    const region = panel.current;
    return () => {
      // Focus that is still inside would be lost with the panel; elsewhere it is left alone.
      const isInside = document.activeElement === document.body || region?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [panel, isOpen]);
}
