import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createStaticServer } from '../staticServer.ts';

export interface ServedWorkbench {
  readonly origin: string;
  readonly close: () => void;
}

/** Serves a built workbench to this machine, at a free port. */
export async function serveWorkbench(folder: string): Promise<ServedWorkbench> {
  const server = createStaticServer({ root: path.resolve(folder), headers: {} });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
