import { useLayoutEffect } from 'react';

/** Stays in reach beside a modal: messages that appear in the meantime. */
const alwaysInReach = '[data-react-aria-top-layer], [data-live-announcer], [data-part="live-region"], script, style';

/** Makes everything inert that is neither the element, around it nor always in reach. @returns takes it back. */
function makeTheRestInert(element: HTMLElement): () => void {
  const made = new Set<HTMLElement>();
  const make = (child: HTMLElement) => {
    child.inert = true;
    made.add(child);
    watchInert(child);
  };
  // A menu that opened this holds the page inert, too, and lets go of it when it has closed; so does React Aria after a list
  // of options that was open inside.
  const watchInert = (child: HTMLElement) => observer.observe(child, { attributeFilter: ['inert'] });
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      // The page may be drawn anew behind, as in another layout.
      if (type === 'childList') addedNodes.forEach(consider);
      else if (target instanceof HTMLElement && !target.inert) make(target);
    }
  });
  const consider = (child: Node) => {
    if (!(child instanceof HTMLElement) || child === element || child.matches(alwaysInReach)) return;
    if (child.contains(element) || child.querySelector(alwaysInReach)) walk(child);
    else if (child.inert) watchInert(child);
    else make(child);
  };
  const walk = (parent: Element) => {
    // What is added to the body itself are overlays that open above.
    if (parent !== document.body) observer.observe(parent, { childList: true });
    [...parent.children].forEach(consider);
  };
  walk(document.body);
  return () => {
    observer.disconnect();
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
