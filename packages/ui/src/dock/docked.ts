/**
 * Bars that stand at the lower edge of the window. The page says how far the highest of them reaches up, as
 * `--qd-dock-block-size` (pixels, absent where nothing is docked), so that messages in the corner keep above them.
 */

const property = '--qd-dock-block-size';

/** A bar farther than this from the lower edge of the window, in pixels, is no docked one: the list goes on below it. */
const edgePx = 64;

const bars = new Set<HTMLElement>();

/** How far a bar reaches up from the lower edge of the window, in pixels of the page. */
function reachOf(bar: HTMLElement): number {
  const box = bar.getBoundingClientRect();
  if (box.height === 0) return 0;
  const { position, insetBlockEnd } = getComputedStyle(bar);
  // Where a sticky bar lies depends on the scroll; what it will cover does not.
  if (position === 'sticky') return bar.offsetHeight + (Number.parseFloat(insetBlockEnd) || 0);
  if (innerHeight - box.bottom > edgePx) return 0;
  // The chosen text size zooms the page: a box is measured on the window, the property is read inside the page.
  return Math.max(0, innerHeight - box.top) / (bar.currentCSSZoom || 1);
}

function measure(): void {
  const reach = Math.max(0, ...[...bars].map(reachOf));
  const { style } = document.documentElement;
  if (reach === 0) style.removeProperty(property);
  else style.setProperty(property, `${Math.ceil(reach)}px`);
}

/**
 * Ref of a bar at the lower edge of the window: `<Bar ref={docked}>`. A bar that is hidden, or that a wider window puts
 * elsewhere, counts for nothing.
 */
export function docked(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const observer = new ResizeObserver(measure);
  bars.add(bar);
  observer.observe(bar);
  // A bar that rises into its place is measured there.
  bar.addEventListener('animationend', measure);
  addEventListener('resize', measure);
  return () => {
    bars.delete(bar);
    observer.disconnect();
    bar.removeEventListener('animationend', measure);
    if (bars.size === 0) removeEventListener('resize', measure);
    measure();
  };
}
