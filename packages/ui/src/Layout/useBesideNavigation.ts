import { useEffect, useRef, type RefObject } from 'react';
import { breakpoints } from '../tokens';
import { useIsFrom } from '../viewport';
import type { LayoutProps } from './layoutProps';
import { focusInto, useNavigationKeys } from './useNavigationKeys';
import { useNavigationOverlay } from './useNavigationOverlay';

/** Whether the navigation stands beside the content; else it lies over it. */
const isBeside = () => matchMedia(`(min-width:${breakpoints.md}px)`).matches;

export interface BesideNavigation {
  /** The navigation beside the content. */
  aside: RefObject<HTMLElement | null>;
  /** The button that stands where the navigation has been put away. */
  opener: RefObject<HTMLButtonElement | null>;
  /** The button in the navigation, in layouts that have one there. */
  closer: RefObject<HTMLButtonElement | null>;
  isOverlayOpen: boolean;
  /** Whether the navigation is to be seen, beside the content or over it. */
  isShown: boolean;
  setOverlayOpen: (isOpen: boolean) => void;
  /** Shows the navigation or puts it away: beside the content from md up, else over it. */
  toggle: () => void;
}

/** The navigation of a layout that has it beside the content from md up, with its keys and the way of the focus. */
export function useBesideNavigation({
  address,
  isNavigationOpen,
  onNavigationOpenChange,
}: Pick<LayoutProps, 'isNavigationOpen' | 'onNavigationOpenChange'> & {
  address: string | undefined;
}): BesideNavigation {
  const [isOverlayOpen, setOverlayOpen] = useNavigationOverlay(address);
  const hasPlace = useIsFrom('md');
  const aside = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const wantsFocus = useRef(false);

  const toggle = () => {
    if (isBeside()) onNavigationOpenChange(!isNavigationOpen);
    else setOverlayOpen(!isOverlayOpen);
  };
  const focus = () => {
    if (!isBeside()) setOverlayOpen(true);
    else if (isNavigationOpen || !aside.current?.inert) focusInto(aside.current);
    else {
      wantsFocus.current = true;
      onNavigationOpenChange(true);
    }
  };
  useNavigationKeys({ focus, toggle });
  useEffect(() => {
    // A navigation that was put away takes the focus once it is back.
    if (isNavigationOpen && wantsFocus.current) focusInto(aside.current);
    wantsFocus.current = false;
    if (!isBeside()) return;
    // The button that was pressed goes with the navigation, or makes way for it: the other one takes the focus.
    const { activeElement } = document;
    if (isNavigationOpen && activeElement === opener.current) closer.current?.focus();
    if (!isNavigationOpen && aside.current?.inert && aside.current.contains(activeElement)) opener.current?.focus();
  }, [isNavigationOpen]);

  const isShown = hasPlace ? isNavigationOpen : isOverlayOpen;
  return { aside, opener, closer, isOverlayOpen, isShown, setOverlayOpen, toggle };
}
