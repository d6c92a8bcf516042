import { useEffect, useRef, useState } from 'react';
import { idOfHash } from '../deepLink/idOfHash';
import { useHash } from '../router';

/** Part of the height of what scrolls above which a section counts as being read. */
const readingLine = 0.35;

/**
 * How far down the window the reading line of the page, or of a part of it that scrolls, is. The last sections cannot come
 * up to it, so it comes down to them, and reaches the lower edge at the end.
 */
function lineOf(scrolling: Element): number {
  const { scrollHeight, clientHeight, scrollTop } = scrolling;
  const isPage = scrolling === document.documentElement;
  const top = isPage ? 0 : scrolling.getBoundingClientRect().top;
  const height = isPage ? innerHeight : clientHeight;
  const usual = height * readingLine;
  const range = scrollHeight - clientHeight;
  const lastStretch = Math.min(range, height - usual);
  const left = range - scrollTop;
  return top + (left >= lastStretch ? usual : usual + (height - usual) * (1 - left / lastStretch));
}

/** The section that the address names, or that holds what it names; undefined where that is out of sight. */
function findLinked(sections: readonly HTMLElement[], hash: string): HTMLElement | undefined {
  const target = document.getElementById(idOfHash(hash));
  const top = target?.getBoundingClientRect().top ?? -1;
  if (target === null || top < 0 || top > innerHeight) return undefined;
  return sections.findLast(
    (section) => (section.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) === 0,
  );
}

/**
 * Finds which of the sections with these ids is being read: the one that somebody has just gone to, by a press or an
 * address, and after scrolling the last one whose beginning is above the reading line.
 * @returns its id and a way to say that somebody has just gone to one; empty without sections.
 */
export function useCurrentSection(ids: readonly string[]): [current: string, goTo: (id: string) => void] {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const hash = useHash();
  /** Where the first section was in the window when the page was last looked at. */
  const lastTop = useRef(Infinity);
  const key = ids.join(' ');
  useEffect(() => {
    const sections = (key === '' ? [] : key.split(' '))
      .map((id) => document.getElementById(id))
      .filter((element) => element !== null);
    const [first] = sections;
    if (first === undefined) return undefined;
    const look = () => {
      const last = lastTop.current;
      lastTop.current = first.getBoundingClientRect().top;
      return { hasMoved: lastTop.current !== last, isDown: lastTop.current < last };
    };
    const follow = (target: EventTarget | null) => {
      const { hasMoved, isDown } = look();
      if (!hasMoved) return;
      const line = lineOf(target instanceof Element ? target : document.documentElement);
      const read = sections.findLastIndex((section) => section.getBoundingClientRect().top <= line);
      setCurrent((id) => {
        const index = sections.findIndex((section) => section.id === id);
        // Somebody may have gone to a section above the line; the mark never moves against the scrolling.
        const next = isDown ? Math.max(index, read) : Math.min(index, read);
        return sections[Math.max(0, next)]?.id ?? id;
      });
    };
    const arriveAt = (section: HTMLElement | undefined) => {
      if (section === undefined) return;
      look();
      setCurrent(section.id);
    };
    const handleScroll = ({ target }: Event) => follow(target);
    const handleFocus = ({ target }: Event) => arriveAt(sections.find((section) => section === target));
    // The page follows a link to one of its places in an effect of its own.
    const frame = requestAnimationFrame(() => {
      follow(null);
      arriveAt(findLinked(sections, hash));
    });
    // The page scrolls, or any element around the sections.
    document.addEventListener('scroll', handleScroll, { capture: true, passive: true });
    document.addEventListener('focusin', handleFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', handleScroll, { capture: true });
      document.removeEventListener('focusin', handleFocus);
    };
  }, [key, hash]);
  return [ids.includes(current) ? current : (ids[0] ?? ''), setCurrent];
}
