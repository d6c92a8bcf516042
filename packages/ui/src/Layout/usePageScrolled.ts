import { useEffect, useState } from 'react';

/** Pixels of scroll after which a header is set off by a line. */
export const hairlineAfter = 4;

/** Whether the page has been scrolled so far that its header is set off. */
export function usePageScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const follow = () => setScrolled(window.scrollY > hairlineAfter);
    follow();
    addEventListener('scroll', follow, { passive: true });
    return () => removeEventListener('scroll', follow);
  }, []);
  return isScrolled;
}
