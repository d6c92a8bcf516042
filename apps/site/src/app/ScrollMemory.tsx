import { useLocation, useNavigationType, NavigationType } from '@quarterdeck/ui/router';
import { useEffect, useLayoutEffect, useRef } from 'react';

/** Positions by history entry, of the region that scrolls. */
const positions = new Map<string, number>();

export interface ScrollMemoryProps {
  /** The region that scrolls in the current layout. */
  region: 'document' | 'content';
}

/** Back and forward return to where the page was scrolled; a new page starts at its top. */
export function ScrollMemory({ region }: ScrollMemoryProps) {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const shownPath = useRef(pathname);

  useEffect(() => {
    const element = region === 'document' ? document.scrollingElement : document.getElementById('content');
    const target = region === 'document' ? window : element;
    const remember = () => positions.set(key, element?.scrollTop ?? 0);
    target?.addEventListener('scroll', remember, { passive: true });
    return () => target?.removeEventListener('scroll', remember);
  }, [key, region]);

  useLayoutEffect(() => {
    const isSamePage = shownPath.current === pathname;
    shownPath.current = pathname;
    if (!isReturn && isSamePage) return;
    // Where nothing is remembered, as on the first page, the visitor or the browser has scrolled already.
    const top = isReturn ? positions.get(key) : 0;
    const element = region === 'document' ? document.scrollingElement : document.getElementById('content');
    if (element && top !== undefined) element.scrollTop = top;
  }, [key, pathname, isReturn, region]);
  return null;
}
