/** Milliseconds after which work is done although the page never rested. */
const patienceMs = 2_000;

/** Does something when the page rests. @returns the function that calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback; there a short wait stands for it.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, patienceMs / 4);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: patienceMs });
  return () => cancelIdleCallback(handle);
}

/** How long no file may have come, in milliseconds. A browser tells of one when it is there, not while it comes. */
const restMs = 1_000;
/** When it begins although files keep coming, in milliseconds. */
const latestMs = 10_000;

/**
 * Does something when the page rests and no file has come for a second, after ten seconds at the latest: for what is
 * fetched ahead, which should not stand in the way of what the page waits for. @returns the function that calls it off.
 */
export function whenQuiet(work: () => void): () => void {
  if (typeof PerformanceObserver !== 'function') return whenIdle(work);
  let callOff = () => {};
  let timer: ReturnType<typeof setTimeout>;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    clearTimeout(latest);
  };
  const begin = () => {
    stop();
    callOff = whenIdle(work);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(begin, restMs);
  };
  const observer = new PerformanceObserver(wait);
  const latest = setTimeout(begin, latestMs);
  observer.observe({ type: 'resource' });
  wait();
  return () => {
    stop();
    callOff();
  };
}
