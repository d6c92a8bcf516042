import { configureRequest, type Transport } from '@quarterdeck/contract';
import type { MockApi } from '@quarterdeck/mocks';

type Started = { transport: Transport; api: MockApi | undefined };

/** What the page is told to ask: `mock`, or the base address of a server. */
function configuredApi(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="quarterdeck-api"]')?.content ?? 'mock';
}

async function startMock(): Promise<Started> {
  if (import.meta.env.DEV) {
    // In development the calls are to be seen in the network panel, so msw's worker answers.
    const { startWorker } = await import('@quarterdeck/mocks/worker');
    const started = await startWorker();
    if (started.kind === 'in-page') console.warn(`The mock answers in the page: ${started.reason}`);
    const transport: Transport = started.kind === 'in-page' ? started.transport : (request) => fetch(request);
    return { transport, api: started.api };
  }
  const { createTransport } = await import('@quarterdeck/mocks/transport');
  const transport = createTransport();
  return { transport, api: transport.api };
}

let started: Promise<Started> | undefined;

/**
 * Says who answers the calls. The mock is loaded with the first call, after the first paint.
 * @param onChange hears the area (`tasks`) whose records another tab has changed.
 */
export function connectApi(onChange: (area: string) => void): void {
  const api = configuredApi();
  if (api !== 'mock') {
    configureRequest({ baseAddress: api });
    return;
  }
  const start = async () => {
    const mock = await startMock();
    mock.api?.onChange(onChange);
    return mock;
  };
  configureRequest({
    transport: async (request) => {
      started ??= start();
      const { transport } = await started;
      return transport(request);
    },
  });
}
