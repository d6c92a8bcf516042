/** Resolves after `ms` milliseconds; rejects with the signal's reason as soon as it aborts. */
export function delay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // An infinite delay needs no timer: only the signal ends it.
    const timer = Number.isFinite(ms) ? setTimeout(resolve, ms) : undefined;
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    signal.addEventListener('abort', abort, { once: true });
  });
}
