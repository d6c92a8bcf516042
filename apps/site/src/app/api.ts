import { configureRequest, type Transport } from '@quarterdeck/contract';
import type { MockApi } from '@quarterdeck/mocks';
import type { ScenarioName, StorageState } from '@quarterdeck/mocks/transport';

type Started = { transport: Transport; api: MockApi };

/** What the page is told to ask: `mock`, or the base address of a server. */
function configuredApi(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="quarterdeck-api"]')?.content ?? 'mock';
}

async function startInWorker(
  startWorker: typeof import('@quarterdeck/mocks/worker').startWorker,
  onStorageState: (state: StorageState) => void,
): Promise<Started> {
  const started = await startWorker({ onStorageState });
  if (started.kind === 'in-page') console.warn(`The mock answers in the page: ${started.reason}`);
  const transport: Transport = started.kind === 'in-page' ? started.transport : (request) => fetch(request);
  return { transport, api: started.api };
}

async function startMock(onStorageState: (state: StorageState) => void): Promise<Started> {
  if (import.meta.env.DEV) {
    // In development the calls are to be seen in the network panel, so msw's worker answers. Where the browser lets
    // nothing be stored, msw cannot even be loaded.
    const worker = await import('@quarterdeck/mocks/worker').catch((error: unknown) => {
      console.warn('The mock answers in the page:', error);
    });
    if (worker) return startInWorker(worker.startWorker, onStorageState);
  }
  const { createTransport } = await import('@quarterdeck/mocks/transport');
  const transport = createTransport({ onStorageState });
  return { transport, api: transport.api };
}

/** Starts the mock, once; null where a server answers. */
let loadMock: (() => Promise<Started>) | null = null;

export interface ApiListeners {
  /** Hears the area (`tasks`) whose records another tab has changed. */
  onChange: (area: string) => void;
  /** Hears that what is changed will be gone with the page: nothing can be stored (`memory`), or no longer (`failing`). */
  onNotStored: (state: Exclude<StorageState, 'ready'>) => void;
}

/**
 * Says who answers the calls. The mock is loaded with the first call, after the first paint.
 * @throws TypeError when the page names something that is no address.
 */
export function connectApi({ onChange, onNotStored }: ApiListeners): void {
  const api = configuredApi();
  if (api !== 'mock') {
    configureRequest({ baseAddress: api });
    return;
  }
  let last: StorageState = 'ready';
  const hear = (state: StorageState) => {
    if (state !== last && state !== 'ready') onNotStored(state);
    last = state;
  };
  const start = async () => {
    const mock = await startMock(hear);
    mock.api.onChange(onChange);
    return mock;
  };
  let started: Promise<Started> | undefined;
  const load = () => {
    // What failed to load is tried anew with the next call; a browser may keep the failure until the page is loaded anew.
    started ??= start().catch((error: unknown) => {
      started = undefined;
      throw error;
    });
    return started;
  };
  loadMock = load;
  configureRequest({
    transport: async (request) => {
      const { transport } = await load();
      return transport(request);
    },
  });
}

/** Named here and not read from the mock, which is loaded later; the types agree. */
export const scenarios = [
  'success',
  'empty',
  'slow',
  'error',
  'offline',
  'large',
] as const satisfies readonly ScenarioName[];

/** What can be done to the data of the demo. */
export interface Demo {
  /** Back to the first data, in this tab and in all others. */
  reset: () => Promise<void>;
  /** From the next call on. */
  setScenario: (name: ScenarioName) => Promise<void>;
}

/** @returns the demo that answers the calls; null where a server does. */
export function demo(): Demo | null {
  const load = loadMock;
  if (load === null) return null;
  return {
    reset: async () => (await load()).api.reset(),
    setScenario: async (name) => (await load()).api.setScenario(name),
  };
}
