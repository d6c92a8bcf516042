import { useLayoutEffect, useRef } from 'react';

/**
 * Says in `--scrollbar` (pixels) how much of the rows their scroll bar takes: the heads above them end where they do,
 * and without a scroll bar both reach to the edge.
 * @returns ref of what is around the grid.
 */
export function useScrollbarWidth() {
  const plan = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const grid = plan.current?.querySelector<HTMLElement>('[role="grid"]');
    if (!grid) return undefined;
    const measure = () => plan.current?.style.setProperty('--scrollbar', `${grid.offsetWidth - grid.clientWidth}px`);
    measure();
    // A scroll bar that comes or goes changes the room for the rows.
    const observer = new ResizeObserver(measure);
    observer.observe(grid);
    return () => observer.disconnect();
  }, []);
  return plan;
}
