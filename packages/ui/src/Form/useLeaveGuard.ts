import { useEffect, useRef, useState } from 'react';

/** The link of this site that a plain press would follow; undefined for all other presses. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.href || !isPlain || event.defaultPrevented || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin) return undefined;
  // A jump within the page loses nothing.
  if (pathname === location.pathname && search === location.search && hash !== '') return undefined;
  return link;
}

/** Holds up what leads away from unsaved changes: links, if `asks`, and the closing of the window. */
export function useLeaveGuard(isDirty: boolean, asks: boolean) {
  const [heldLink, setHeldLink] = useState<HTMLAnchorElement>();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isDirty) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    const handleClick = (event: MouseEvent) => {
      const link = asks && !isLeaving.current ? followedLink(event) : undefined;
      if (link === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setHeldLink(link);
    };
    window.addEventListener('beforeunload', handleUnload);
    // Before the link's own handling, which is React's.
    document.addEventListener('click', handleClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', handleUnload);
      document.removeEventListener('click', handleClick, { capture: true });
    };
  }, [isDirty, asks]);

  return {
    isAsking: heldLink !== undefined,
    stay: () => setHeldLink(undefined),
    leave: () => {
      if (heldLink === undefined) return;
      setHeldLink(undefined);
      isLeaving.current = true;
      // The link goes its own way, whatever router it belongs to. Where none takes it, the browser loads the page.
      const isLoading = heldLink.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      isLeaving.current = isLoading;
    },
  };
}
