import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Whether a server can listen on `port` of this machine, on its IPv4 and its IPv6 loopback.
 * Both are asked because `localhost` may lead to either: a port that is free on one only would show somebody else's page.
 */
export async function isPortFree(port: number): Promise<boolean> {
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));
}

/**
 * The wanted port, or the next higher one that is free.
 * @param taken ports that are promised to others and do not listen yet.
 * @throws Error when 100 ports in a row are taken.
 */
export async function firstFreePort(wanted: number, taken: readonly number[] = []): Promise<number> {
  const last = Math.min(wanted + 99, 65_535);
  for (let port = wanted; port <= last; port += 1) {
    if (!taken.includes(port) && (await isPortFree(port))) return port;
  }
  throw new Error(`None of the ports ${wanted} to ${last} is free; end a server that uses one of them.`);
}

/** The sentence for the person at the terminal when `used` is not the port that was wanted, else nothing. */
export function portNotice(who: string, wanted: number, used: number): string | undefined {
  return used === wanted ? undefined : `Port ${wanted} is taken, the ${who} uses ${used}.`;
}

async function canListen(port: number, host: string): Promise<boolean> {
  const probe = createServer();
  try {
    const listening = once(probe, 'listening');
    probe.listen({ port, host, exclusive: true });
    await listening;
  } catch (error) {
    return isAddressMissing(error);
  }
  const closed = once(probe, 'close');
  probe.close();
  await closed;
  return true;
}

/** A machine without IPv6 has no `::1`; nobody can hold a port of an address that is not there. */
function isAddressMissing(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT';
}
