import { useEffect, useState, type RefObject } from 'react';

/** Where a row of slides stands, and how to turn its pages. */
export function useSlides(row: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState({ isAtStart: true, isAtEnd: true });

  useEffect(() => {
    const { current } = row;
    if (!current) return undefined;
    const look = () => {
      const room = current.scrollWidth - current.clientWidth;
      // `scrollLeft` is negative in right-to-left text.
      const done = Math.abs(current.scrollLeft);
      const next = { isAtStart: done <= 1, isAtEnd: room - done <= 1 };
      setPlace((known) => (known.isAtStart === next.isAtStart && known.isAtEnd === next.isAtEnd ? known : next));
    };
    look();
    const sizes = new ResizeObserver(look);
    sizes.observe(current);
    const slides = new MutationObserver(look);
    slides.observe(current, { childList: true });
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      sizes.disconnect();
      slides.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [row]);

  const turn = (towards: 1 | -1) => {
    const { current } = row;
    if (!current) return;
    const forwards = current.matches(':dir(rtl)') ? -1 : 1;
    current.scrollBy({ left: towards * forwards * current.clientWidth * 0.9 });
  };
  return { ...place, turn };
}
