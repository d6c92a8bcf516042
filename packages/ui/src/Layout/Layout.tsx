import {
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useHydrated } from '../hydrated';
import { lazyPart, type LazyPart } from '../lazyPart';
import type { LayoutProps } from './layoutProps';
import { builtLayouts, layoutTable, type BuiltLayoutName } from './layoutTable';

const lazyLayouts = Object.fromEntries(
  builtLayouts.map((name) => [name, lazyPart<ComponentType<LayoutProps>>(layoutTable[name].load)]),
) as Record<BuiltLayoutName, LazyPart<LayoutProps>>; // `fromEntries` forgets the names.

/** Loads the code of a layout ahead, so that the first page shows without a moment of waiting. */
export const loadLayout = (name: BuiltLayoutName): Promise<void> => lazyLayouts[name].preload();

export interface LayoutSwitchProps extends LayoutProps {
  name: BuiltLayoutName;
}

/**
 * Lays the page out by name; each layout is loaded when it is first used. The content stays mounted when
 * the layout changes, and keeps the focus: it lives in an element of its own, which each layout takes over. A server has no such element, so
 * there, and until the page is hydrated, the content stands in the layout itself.
 */
export function Layout({ name, children, ...slots }: LayoutSwitchProps) {
  // While the code of another layout comes, the one of before stands.
  const before = useDeferredValue(name);
  const Chosen = lazyLayouts[lazyLayouts[name].isLoaded() ? name : before];
  const isHydrated = useHydrated();
  const [home] = useState(() => {
    if (typeof document === 'undefined') return undefined;
    const element = document.createElement('div');
    element.style.display = 'contents';
    return element;
  });
  const isInHome = isHydrated && home !== undefined;
  const focused = useRef<Element | null>(null);
  return (
    <>
      <Suspense fallback={null}>
        <Chosen {...slots}>{isInHome ? <Slot home={home} focused={focused} /> : children}</Chosen>
      </Suspense>
      {isInHome ? createPortal(children, home) : null}
    </>
  );
}

interface SlotProps {
  home: HTMLElement;
  /** What had the focus when the frame before went, and took it along. */
  focused: RefObject<Element | null>;
}

function Slot({ home, focused }: SlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(home);
    const before = focused.current;
    if (before !== null && document.activeElement === document.body) {
      const isStillThere = before instanceof HTMLElement && home.contains(before);
      const next = isStillThere ? before : place.current?.closest<HTMLElement>('#content');
      next?.focus({ preventScroll: true });
    }
    return () => {
      const { activeElement } = document;
      focused.current = activeElement === document.body ? null : activeElement;
    };
  }, [home, focused]);
  return <div ref={place} style={{ display: 'contents' }} />;
}
