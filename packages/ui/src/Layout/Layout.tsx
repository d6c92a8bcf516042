import { lazy, Suspense, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LayoutProps } from './layoutProps';
import { layoutTable, type BuiltLayoutName } from './layoutTable';

const lazyLayouts = new Map(Object.entries(layoutTable).map(([name, { load }]) => [name, lazy(load)]));

export interface LayoutSwitchProps extends LayoutProps {
  name: BuiltLayoutName;
}

/**
 * Lays the page out by name; each layout is loaded when it is first used. The content stays mounted when
 * the layout changes: it lives in an element of its own, which each layout takes over.
 */
export function Layout({ name, children, ...slots }: LayoutSwitchProps) {
  const Chosen = useMemo(() => lazyLayouts.get(name), [name]);
  const [home] = useState(() => {
    const element = document.createElement('div');
    element.style.display = 'contents';
    return element;
  });
  if (!Chosen) return children;
  return (
    <>
      <Suspense fallback={null}>
        <Chosen {...slots}>
          <Slot home={home} />
        </Chosen>
      </Suspense>
      {createPortal(children, home)}
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
