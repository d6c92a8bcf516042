import { Suspense, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
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
 * the layout changes: it lives in an element of its own, which each layout takes over. A server has no such element, so
 * there, and until the page is hydrated, the content stands in the layout itself.
 */
export function Layout({ name, children, ...slots }: LayoutSwitchProps) {
  const Chosen = lazyLayouts[name];
  const isHydrated = useHydrated();
  const [home] = useState(() => {
    if (typeof document === 'undefined') return undefined;
    const element = document.createElement('div');
    element.style.display = 'contents';
    return element;
  });
  const isInHome = isHydrated && home !== undefined;
  return (
    <>
      <Suspense fallback={null}>
        <Chosen {...slots}>{isInHome ? <Slot home={home} /> : children}</Chosen>
      </Suspense>
      {isInHome ? createPortal(children, home) : null}
    </>
  );
}

function Slot({ home }: { home: HTMLElement }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    place.current?.append(home);
  }, [home]);
  return <div ref={place} style={{ display: 'contents' }} />;
}
