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
