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

/** How long nothing may have come over the network, in milliseconds. */
const restMs = 1_000;

/**
 * Does something when the page rests and nothing has come for a second: for what is fetched ahead, which must not stand in
 * the way of what the page waits for. @returns the function that calls it off.
 */
export function whenQuiet(work: () => void): () => void {
  let callOff = () => {};
  let timer: ReturnType<typeof setTimeout>;
  const begin = () => {
    observer.disconnect();
    callOff = whenIdle(work);
  };
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(begin, restMs);
  };
  const observer = new PerformanceObserver(wait);
  observer.observe({ type: 'resource' });
  wait();
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    callOff();
  };
}
