/**
 * Bars that stand at the lower edge of the window. The page says how far the highest of them reaches up, as
 * `--qd-dock-block-size` (pixels, absent where nothing is docked), so that messages in the corner keep above them.
 */

const property = '--qd-dock-block-size';

/** A bar with more than this below it, in pixels of the window, is no docked one: the list goes on there. */
const edgePx = 64;

const bars = new Set<HTMLElement>();

/** Distances from the lower edge of the window to the lower and upper edges of a bar, in pixels of the window. */
interface Span {
  low: number;
  high: number;
}

/** Undefined for a bar that is hidden. */
function spanOf(bar: HTMLElement): Span | undefined {
  const box = bar.getBoundingClientRect();
  if (box.height === 0) return undefined;
  const { position, insetBlockEnd } = getComputedStyle(bar);
  if (position !== 'sticky') return { low: innerHeight - box.bottom, high: innerHeight - box.top };
  // Where a sticky bar lies depends on the scroll; what it will cover does not.
  const low = (Number.parseFloat(insetBlockEnd) || 0) * zoomOf(bar);
  return { low, high: low + box.height };
}

/** The chosen text size zooms the page: boxes are measured on the window, lengths in styles inside the page. */
const zoomOf = (element: HTMLElement) => element.currentCSSZoom || 1;

/** How far what is docked reaches up. A bar may stand on others, such as on the tabs of a phone. */
function reachOf(spans: readonly Span[]): number {
  return spans
    .toSorted((one, other) => one.low - other.low)
    .reduce((reach, { low, high }) => (low - reach > edgePx ? reach : Math.max(reach, high)), 0);
}

function measure(): void {
  const root = document.documentElement;
  const reach = reachOf([...bars].flatMap((bar) => spanOf(bar) ?? [])) / zoomOf(root);
  if (reach === 0) root.style.removeProperty(property);
  else root.style.setProperty(property, `${Math.ceil(reach)}px`);
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
  // A bar at the head of a sheet moves as the sheet grows.
  if (bar.parentElement) observer.observe(bar.parentElement);
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
