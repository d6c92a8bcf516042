/**
 * Gives `Promise.withResolvers` to a runtime without it. msw asks for Node 22; on Node 20 this is all that it lacks to
 * intercept requests, and without it each of them fails with "fetch failed".
 */
export function provideWithResolvers(): void {
  if ('withResolvers' in Promise) return;
  Object.assign(Promise, {
    withResolvers() {
      const deferred: { promise?: Promise<unknown> } = {};
      deferred.promise = new Promise((resolve, reject) => Object.assign(deferred, { resolve, reject }));
      return deferred;
    },
  });
}
