import { useEffect, useLayoutEffect, type ReactNode } from 'react';

/** Everything that the focus can stand on, in the order of the page; headings where a link of the page leads to them. */
const stops = 'a[href], button, summary, input, select, textarea, [tabindex="0"], h2[tabindex]';

const stopsOf = (root: HTMLElement) => [...root.querySelectorAll<HTMLElement>(stops)];

/** What a visitor has done in a page that was painted ahead, before its scripts had come. */
export interface Began {
  /** Place of the focus among all stops; -1 for none. It may still change until the page is taken over. */
  focusedStop: () => number;
  /** `data-replay` of a button that was pressed; undefined for none. */
  pressed: string | undefined;
  /** Places of the disclosures that are open, among all of the page. They may still change until the page is taken over. */
  openDetails: () => readonly number[];
  /** How far the page is scrolled and how high it is, in CSS pixels. */
  scrollTop: number;
  height: number;
}

/** Reads it from the painted page; `boot.js` has noted the press. */
export function readBegan(root: HTMLElement): Began {
  const placeOf = (stop: EventTarget | null) =>
    stop instanceof HTMLElement && stop.closest('#painted') ? stopsOf(root).indexOf(stop) : -1;
  let focusedStop = placeOf(document.activeElement);
  root.addEventListener('focusin', ({ target }) => {
    const place = placeOf(target);
    if (place >= 0) focusedStop = place;
  });
  // They stay what they were when they are taken out of the page.
  const details = [...root.querySelectorAll('details')];
  return {
    focusedStop: () => focusedStop,
    pressed: document.documentElement.dataset['replay'],
    openDetails: () => details.flatMap(({ open }, place) => (open ? [place] : [])),
    scrollTop: document.scrollingElement?.scrollTop ?? 0,
    height: root.offsetHeight,
  };
}

export interface TakeOverProps {
  root: HTMLElement;
  began: Began;
  children: ReactNode;
}

/** Milliseconds after which a page that has not come is not waited for any longer. */
const patienceMs = 10_000;

const holdHeight = ({ style }: HTMLElement, height: string) => style.setProperty('min-block-size', height);

/** Presses the keys again that were pressed while the scripts were on their way; `boot.js` has noted them. */
function replayKeys(): void {
  dispatchEvent(new Event('quarterdeck:started'));
  const { dataset } = document.documentElement;
  const keys = JSON.parse(dataset['replayKeys'] ?? '[]') as KeyboardEventInit[];
  delete dataset['replayKeys'];
  for (const init of keys) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true }));
  }
}

/** Lets the running page go on where the visitor was in the painted one: focus, open answers and place stay, a press is not lost. */
export function TakeOver({ root, began, children }: TakeOverProps) {
  useLayoutEffect(() => {
    const { pressed, scrollTop, height } = began;
    const focusedStop = began.focusedStop();
    const open = began.openDetails();
    const hasActed = focusedStop >= 0 || pressed !== undefined || open.length > 0;
    if (!hasActed && scrollTop === 0) return undefined;
    // The place would be lost while the page is empty for a moment.
    holdHeight(root, `${height}px`);
    const takeOver = () => {
      const stop = stopsOf(root)[focusedStop];
      const details = root.querySelectorAll('details');
      const button =
        pressed === undefined ? null : root.querySelector<HTMLElement>(`[data-replay="${CSS.escape(pressed)}"]`);
      // Who has only scrolled waits for the screen itself.
      const isThere = hasActed ? (stop ?? button ?? details[open.at(-1) ?? 0]) : root.querySelector('main h1');
      if (document.getElementById('painted') || !isThere) return false;
      holdHeight(root, '');
      for (const place of open) details[place]?.setAttribute('open', '');
      // Who has meanwhile gone on in the new page stays there.
      if (document.activeElement === document.body) stop?.focus({ preventScroll: true });
      button?.click();
      // The browser may have held the place already; the visitor may have scrolled on.
      const { scrollingElement } = document;
      if (scrollingElement?.scrollTop === 0) scrollingElement.scrollTop = scrollTop;
      delete document.documentElement.dataset['replay'];
      return true;
    };
    if (takeOver()) return undefined;
    // The screen comes a moment after the frame.
    const observer = new MutationObserver(() => {
      if (takeOver()) observer.disconnect();
    });
    observer.observe(root, { childList: true, subtree: true });
    const giveUp = () => {
      observer.disconnect();
      holdHeight(root, '');
    };
    const timer = setTimeout(giveUp, patienceMs);
    return () => {
      clearTimeout(timer);
      giveUp();
    };
  }, [root, began]);
  // The keys of the whole site are answered by now.
  useEffect(replayKeys, []);
  return children;
}
