// @vitest-environment node
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, expect, test } from 'vitest';
import { firstFreePort, isPortFree, portNotice } from './ports.ts';

const open: Server[] = [];
const hasIPv6 = Object.values(networkInterfaces()).some((addresses) =>
  addresses?.some(({ address }) => address === '::1'),
);
const hosts = ['127.0.0.1', '0.0.0.0', ...(hasIPv6 ? ['::1'] : [])];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function occupy(host: string): Promise<number> {
  const server = createServer();
  open.push(server);
  server.listen(0, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

test.each(hosts)('a port that somebody uses on %s is taken', async (host) => {
  expect(await isPortFree(await occupy(host))).toBe(false);
});

test('the next port is used when the wanted one is taken', async () => {
  const taken = await occupy('127.0.0.1');
  expect(await firstFreePort(taken)).toBeGreaterThan(taken);
});

test('a port that is promised to another server is left out', async () => {
  const free = await firstFreePort(20_000);
  expect(await firstFreePort(free, [free])).toBeGreaterThan(free);
});

test('the person is told only when the port is another than expected', () => {
  expect(portNotice('site', 5173, 5173)).toBeUndefined();
  expect(portNotice('site', 5173, 5174)).toBe('Port 5173 is taken, the site uses 5174.');
});
