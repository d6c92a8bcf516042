import { announce } from '@quarterdeck/ui/LiveRegion';
import { useShownRecordTitle } from '@quarterdeck/ui/recordTitle';
import { truncateForDisplay } from '@quarterdeck/ui/truncate';
import { useEffect, useRef } from 'react';

export interface PageAnnouncerProps {
  /** Key of the screen: moving within one is no new page. */
  screen: string;
  title: string;
  /** Remembers the screen that is shown. @returns whether it is another one than before. */
  onShown: (screen: string) => boolean;
}

/**
 * Names the document, with the record that is open on the page, and after a change of page tells the title and puts the focus into the content. It
 * stands beside the screen, so that it speaks when the screen is there.
 */
export function PageAnnouncer({ screen, title, onShown }: PageAnnouncerProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const record = useShownRecordTitle();
  useEffect(() => {
    const names = [...(record === undefined ? [] : [truncateForDisplay(record)]), title, 'Quarterdeck'];
    document.title = names.join(' · ');
  }, [record, title]);
  useEffect(() => {
    if (!onShown(screen)) return undefined;
    announce(title);
    // The frame around a new page may still be loading; the content is there when it surrounds this one.
    let frame = requestAnimationFrame(function focusContent() {
      const content = marker.current?.closest<HTMLElement>('#content');
      if (!content) frame = requestAnimationFrame(focusContent);
      // A page that has put the focus somewhere itself knows better.
      else if (!content.contains(document.activeElement)) content.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [screen, title, onShown]);
  return <span ref={marker} hidden />;
}
