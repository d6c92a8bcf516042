import { Menu as MenuIcon } from 'lucide-react';
import { useRef, type RefObject } from 'react';
import { Icon } from '../Icon';
import { PartBoundary } from '../PartBoundary';
import { breakpoints } from '../tokens';
import { NavigationSkeleton } from '../VerticalNavigation';
import type { LayoutProps } from './layoutProps';
import { NavigationOverlay } from './NavigationOverlay';
import { Brand, Scroll, Toggle } from './navigationParts';
import { focusInto, useNavigationKeys } from './useNavigationKeys';
import { useNavigationOverlay } from './useNavigationOverlay';

interface Overlay {
  isOverlayOpen: boolean;
  setOverlayOpen: (isOpen: boolean) => void;
}

export interface TopNavigation extends Overlay {
  /** The row of the menu. */
  row: RefObject<HTMLElement | null>;
}

/** The navigation of a layout that has it as a row from md up, and over the page below, with its keys. */
export function useTopNavigation(address: string | undefined): TopNavigation {
  const row = useRef<HTMLElement>(null);
  const [isOverlayOpen, setOverlayOpen] = useNavigationOverlay(address);
  const hasRow = () => matchMedia(`(min-width:${breakpoints.md}px)`).matches;
  useNavigationKeys({
    focus: () => (hasRow() ? focusInto(row.current) : setOverlayOpen(true)),
    // A row is always there: there is nothing to put away.
    toggle: () => (hasRow() ? focusInto(row.current) : setOverlayOpen(!isOverlayOpen)),
  });
  return { row, isOverlayOpen, setOverlayOpen };
}

/** The button that opens the navigation over the page, where there is no room for a row. */
export function Opener({ label, isOverlayOpen, setOverlayOpen }: Overlay & { label: string }) {
  return (
    <Toggle
      type="button"
      data-part="opener"
      aria-label={label}
      aria-expanded={isOverlayOpen}
      onClick={() => setOverlayOpen(true)}
    >
      <Icon icon={MenuIcon} size="lg" />
    </Toggle>
  );
}

/** The tree of the menu over the page. */
export function OverNavigation({
  brand,
  navigation,
  isOverlayOpen,
  setOverlayOpen,
}: Overlay & Pick<LayoutProps, 'brand' | 'navigation'>) {
  return (
    <NavigationOverlay isOpen={isOverlayOpen} onOpenChange={setOverlayOpen}>
      <Brand>{brand}</Brand>
      <Scroll>
        <PartBoundary
          shownFor={isOverlayOpen}
          fallback={<NavigationSkeleton />}
          onFailure={() => setOverlayOpen(false)}
        >
          {navigation}
        </PartBoundary>
      </Scroll>
    </NavigationOverlay>
  );
}
