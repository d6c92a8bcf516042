import { useEffect, useState } from 'react';
import { useNavigate } from '../router';

/** Where a plain press on a link of this site would lead; undefined for all other presses. */
function targetOf(event: MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!link?.href || !isPlain || event.defaultPrevented || link.hasAttribute('download')) return undefined;
  if (link.target !== '' && link.target !== '_self') return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin) return undefined;
  // A jump within the page loses nothing.
  if (pathname === location.pathname && search === location.search && hash !== '') return undefined;
  return pathname + search + hash;
}

/** Holds up what leads away from unsaved changes: links, if `asks`, and the closing of the window. */
export function useLeaveGuard(isDirty: boolean, asks: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (!isDirty) return undefined;
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const handleClick = (event: MouseEvent) => {
      const wanted = asks ? targetOf(event) : undefined;
      if (wanted === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(wanted);
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
    isAsking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => {
      if (target !== undefined) void navigate(target);
    },
  };
}
