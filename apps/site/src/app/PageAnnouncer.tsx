import { isSignInPath } from '@quarterdeck/contract/rules/returnAddress';
import { useSession } from '@quarterdeck/data/session/session';
import { useTranslation } from '@quarterdeck/i18n';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { useShownRecordTitle } from '@quarterdeck/ui/recordTitle';
import { useLocation } from '@quarterdeck/ui/router';
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
 * Names the document, with the record that is open on the page, and after a change of page tells the title and puts the
 * focus into the content. It stands beside the screen, so that it speaks when the screen is there. A page that is locked
 * has no name: nobody reads over the shoulder of somebody who is away.
 */
export function PageAnnouncer({ screen, title, onShown }: PageAnnouncerProps) {
  const marker = useRef<HTMLSpanElement>(null);
  const { t } = useTranslation();
  const record = useShownRecordTitle();
  const { pathname } = useLocation();
  const isLocked = useSession(({ status }) => status === 'locked') && !isSignInPath(pathname);
  const names = isLocked ? [t('site.locked')] : [...(record === undefined ? [] : [truncateForDisplay(record)]), title];
  const documentTitle = [...names, 'Quarterdeck'].join(' · ');
  useEffect(() => {
    document.title = documentTitle;
  }, [documentTitle]);
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
