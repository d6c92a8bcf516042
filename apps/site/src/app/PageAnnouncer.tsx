import { announce } from '@quarterdeck/ui/LiveRegion';
import { useEffect, useRef } from 'react';

export interface PageAnnouncerProps {
  /** Key of the screen: moving within one is no new page. */
  screen: string;
  title: string;
}

/** Names the document, and after a change of page tells the title and puts the focus into the content. */
export function PageAnnouncer({ screen, title }: PageAnnouncerProps) {
  const before = useRef(screen);
  useEffect(() => {
    document.title = `${title} · Quarterdeck`;
  }, [title]);
  useEffect(() => {
    if (before.current === screen) return;
    before.current = screen;
    announce(title);
    const content = document.getElementById('content');
    // A page that has put the focus somewhere itself knows better.
    if (content && !content.contains(document.activeElement)) content.focus({ preventScroll: true });
  }, [screen, title]);
  return null;
}
