/** Waits `ms` milliseconds; rejects with the signal's reason as soon as it aborts. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    // An infinite wait needs no timer: only the signal ends it.
    const timer = Number.isFinite(ms) ? setTimeout(finish, ms) : undefined;
    signal.addEventListener('abort', stop, { once: true });
    function finish() {
      signal.removeEventListener('abort', stop);
      resolve();
    }
    function stop() {
      clearTimeout(timer);
      reject(signal.reason);
    }
  });
}
