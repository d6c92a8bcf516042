import { useEffect, useState } from 'react';

/** Part of the window's height above which a section counts as being read. */
const readingLine = 0.35;

/**
 * Finds which of the sections with these ids is being read: the last one whose beginning is above the reading line, or
 * the last one of all at the end of the page.
 * @returns its id and a way to say that somebody has just gone to one; empty without sections.
 */
export function useCurrentSection(ids: readonly string[]): [current: string, goTo: (id: string) => void] {
  const [current, setCurrent] = useState(ids[0] ?? '');
  const key = ids.join(' ');
  useEffect(() => {
    const wanted = key === '' ? [] : key.split(' ');
    const elements = wanted.map((id) => document.getElementById(id)).filter((element) => element !== null);
    const observer = new IntersectionObserver(
      () => {
        const line = innerHeight * readingLine;
        const read = elements.findLast((element) => element.getBoundingClientRect().top <= line);
        const first = elements[0];
        if (read !== undefined || first !== undefined) setCurrent((read ?? first)?.id ?? '');
      },
      // Called when a beginning crosses the line or the upper edge, not with every step of a scroll.
      { rootMargin: `0px 0px -${(1 - readingLine) * 100}% 0px`, threshold: [0, 1] },
    );
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [key]);
  return [ids.includes(current) ? current : (ids[0] ?? ''), setCurrent];
}
