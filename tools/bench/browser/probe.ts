/** What the page notes about itself; times in milliseconds since the start of its document. */
interface Probe {
  /** Instant of time 0, in milliseconds since 1970. */
  readonly timeOrigin: number;
  firstContentfulPaint: number | null;
  largestContentfulPaint: number | null;
  /** Sum of all shifts that no input had asked for. */
  layoutShift: number;
  readonly longTasks: { readonly start: number; readonly duration: number }[];
  /** Events with their time to the next paint, which the browser rounds to 8 ms. */
  readonly events: { readonly name: string; readonly start: number; readonly duration: number }[];
  /** Instant of each event of interest, by its name; the last one counts. */
  readonly seen: Record<string, number>;
  /** When the last answer of more than a million characters had been read. */
  dataAt: number | null;
  /** Resolves with the time after the frame in which an element that is not hidden first matches. */
  readonly whenPainted: (selector: string) => Promise<number>;
}

declare global {
  interface Window {
    benchProbe: Probe;
  }
}

/**
 * Installs the probe. It is sent to the page as text and runs there before the page's own scripts, hence without
 * anything from outside its braces.
 */
export function installProbe(): void {
  const largeText = 1_000_000;
  const afterPaint = (): Promise<number> =>
    new Promise((resolve) => {
      requestAnimationFrame(() => {
        // A message is delivered after the frame has been drawn; a promise would be settled before.
        const channel = new MessageChannel();
        channel.port1.onmessage = () => resolve(performance.now());
        channel.port2.postMessage(null);
      });
    });
  const probe: Probe = {
    timeOrigin: performance.timeOrigin,
    firstContentfulPaint: null,
    largestContentfulPaint: null,
    layoutShift: 0,
    longTasks: [],
    events: [],
    seen: {},
    dataAt: null,
    whenPainted: (selector) =>
      new Promise((resolve) => {
        // A screen that is kept for coming back to is in the document, and hidden.
        const isThere = (): boolean =>
          [...document.querySelectorAll(selector)].some((found) => found.checkVisibility());
        const done = (): void => void afterPaint().then(resolve);
        if (isThere()) {
          done();
          return;
        }
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          done();
        });
        observer.observe(document, { childList: true, subtree: true, attributes: true });
      }),
  };
  window.benchProbe = probe;

  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  };
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') probe.firstContentfulPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    probe.largestContentfulPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => void probe.longTasks.push({ start: startTime, duration }));
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) probe.layoutShift += value;
  });
  observe('event', ({ name, startTime, duration }) => void probe.events.push({ name, start: startTime, duration }), {
    durationThreshold: 16,
  });
  for (const name of ['click', 'keydown', 'popstate']) {
    window.addEventListener(name, (event) => void (probe.seen[name] = event.timeStamp), { capture: true });
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with the answer that it is asked of
  const readText = Response.prototype.text;
  Response.prototype.text = async function text(): Promise<string> {
    const answer = await readText.call(this);
    if (answer.length > largeText) probe.dataAt = performance.now();
    return answer;
  };
}
