import { useLayoutEffect } from 'react';

/** Stays in reach beside a modal: messages that appear in the meantime. */
const alwaysInReach = '[data-react-aria-top-layer], [data-live-announcer], [data-part="live-region"], script, style';

/** Makes everything inert that is neither the element, around it nor always in reach. @returns takes it back. */
function makeTheRestInert(element: HTMLElement): () => void {
  const made: HTMLElement[] = [];
  const walk = (parent: Element) => {
    for (const child of parent.children) {
      if (!(child instanceof HTMLElement) || child === element || child.inert || child.matches(alwaysInReach)) continue;
      if (child.contains(element) || child.querySelector(alwaysInReach)) walk(child);
      else {
        child.inert = true;
        made.push(child);
      }
    }
  };
  walk(document.body);
  return () => {
    for (const child of made) child.inert = false;
  };
}

/** While `isModal`, the page behind the element can neither be reached nor scrolled; popovers opened later can. */
export function useModality(ref: { readonly current: HTMLElement | null }, isModal: boolean): void {
  // Before the effects that move the focus: nothing inert takes it.
  useLayoutEffect(() => {
    if (!isModal || !ref.current) return undefined;
    const { style } = document.documentElement;
    const { overflow } = style;
    const release = makeTheRestInert(ref.current);
    style.overflow = 'hidden';
    return () => {
      release();
      style.overflow = overflow;
    };
  }, [ref, isModal]);
}
