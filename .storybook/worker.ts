import { setupWorker, type SetupWorker } from 'msw/browser';
import { HttpNetworkFrame } from 'msw/experimental';
import { report } from './problems';

/** Under Vitest the page lies in a folder of the runner; elsewhere the worker lies beside the page. */
function workerAddress(): string {
  const base = '__vitest_browser__' in globalThis ? `${location.origin}/` : document.baseURI;
  return new URL('mockServiceWorker.js', base).href;
}

let started: Promise<SetupWorker> | undefined;

/** Starts msw for all stories. Those of a docs page ask at the same time and wait for the same start. */
export function startWorker(): Promise<SetupWorker> {
  started ??= start();
  return started;
}

/** What no handler answers is a problem of the story that asked. */
async function start(): Promise<SetupWorker> {
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    serviceWorker: { url: workerAddress() },
    // Only the callback sees every path: the word 'error' passes what ends like a file, such as `.json`.
    onUnhandledFrame({ frame, defaults }) {
      if (!(frame instanceof HttpNetworkFrame)) return;
      const { method, url } = frame.data.request;
      const { origin, pathname } = new URL(url);
      if (origin !== location.origin) report(`Request to another host: ${method} ${url}`);
      else if (pathname.includes('/api/')) {
        report(`Nobody answers ${method} ${pathname}`);
        defaults.error();
      }
    },
  });
  return worker;
}
