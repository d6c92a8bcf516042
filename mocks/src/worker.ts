import type { HttpHandler } from 'msw';
import { setupWorker, type SetupWorker } from 'msw/browser';
import type { MockApi, MockApiOptions } from './core/api';
import { browserStorage } from './core/browserStorage';
import { createMockApi } from './createMockApi';
import { createHandlersOf } from './index';
import { toTransport, type MockTransport } from './transport';

/** How long the worker may take to start, in milliseconds. */
export const workerTimeoutMs = 3_000;

export interface StartWorkerOptions extends MockApiOptions {
  /** Address of msw's worker file; `/mockServiceWorker.js` when absent. */
  workerUrl?: string;
}

/** `in-page` comes with the transport to configure requests with, and with the reason. */
export type StartedMocks =
  | { kind: 'worker'; api: MockApi }
  | { kind: 'in-page'; api: MockApi; transport: MockTransport; reason: string };

/**
 * Starts msw's service worker, which shows every call in the browser's network panel. Where it
 * cannot start, the same API answers in the page. Data persist in the browser by default.
 */
export async function startWorker({
  workerUrl = '/mockServiceWorker.js',
  ...options
}: StartWorkerOptions = {}): Promise<StartedMocks> {
  const api = createMockApi({ storage: browserStorage(), ...options });
  try {
    await startWithinTime(setupWorker(...createHandlersOf(api).filter(isNoFile)), workerUrl);
    return { kind: 'worker', api };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { kind: 'in-page', api, transport: toTransport(api), reason };
  }
}

/** The site serves the files with its words; those of the mock have only a few. */
const isNoFile = ({ info }: HttpHandler): boolean => !String(info.path).endsWith('.json');

async function startWithinTime(worker: SetupWorker, url: string): Promise<void> {
  let isGivenUp = false;
  const starting = worker.start({
    quiet: true,
    serviceWorker: { url },
    // The last handler answers everything below `/api/`, so other requests are not for the mock.
    onUnhandledFrame: 'bypass',
  });
  // A worker that starts too late would answer in addition to the transport.
  const stopWhenLate = starting.then(() => (isGivenUp ? worker.stop() : undefined));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isGivenUp = true;
      reject(new Error(`The mock worker did not start within ${workerTimeoutMs} ms`));
    }, workerTimeoutMs);
  });
  try {
    await Promise.race([stopWhenLate, late]);
  } finally {
    clearTimeout(timer);
  }
}
