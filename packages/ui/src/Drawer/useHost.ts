import { useCallback, useEffect, useState } from 'react';

/** Puts an element elsewhere without losing the focus and, where the browser can, what moves and scrolls in it. */
function moveInto(parent: HTMLElement, node: HTMLElement): void {
  if (node.parentNode === parent) return;
  if (node.isConnected && 'moveBefore' in parent && typeof parent.moveBefore === 'function') {
    parent.moveBefore(node, null);
    return;
  }
  const focused = document.activeElement;
  const hadFocus = node.contains(focused);
  parent.append(node);
  if (hadFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/**
 * An element that stands in the flow, or at the end of the body above everything. React renders into the
 * element, so what it holds stays the same when it changes its place.
 */
export function useHost(isInFlow: boolean) {
  const [host] = useState(() => {
    if (typeof document === 'undefined') return undefined;
    const element = document.createElement('div');
    element.style.display = 'contents';
    return element;
  });
  /** Ref of the element whose place is the one in the flow. */
  const place = useCallback(
    (inFlow: HTMLElement | null) => {
      if (inFlow && host) moveInto(isInFlow ? inFlow : document.body, host);
    },
    [host, isInFlow],
  );
  useEffect(() => () => host?.remove(), [host]);
  return { host, place };
}
