import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { firstFreePort } from '../../ports.ts';
import { securityHeaders } from '../../securityHeaders.ts';
import { createStaticServer } from '../../staticServer.ts';
import { buildPage, cache } from './buildPage.ts';
import { selfSignedCertificate } from './certificate.ts';
import { takeSnapshot } from './snapshot.ts';

/** Addresses without a slash at the end. */
export interface Sites {
  /** React, router, styles and one heading: what every page of this stack costs at least. */
  readonly floor: string;
  /** A table of TanStack Table and Virtual without anything around it. */
  readonly bareTable: string;
  readonly site: string;
  /** A line of 100,000 points, by the kit or, with `?uplot`, by uPlot. */
  readonly chart: string;
  readonly close: () => void;
}

/** First port that is tried. */
const firstPort = 4400;

/**
 * Serves the site's build and the two references as a deployment would: HTTP/2, brotli, the security headers.
 * @param siteRoot absolute path of the built site.
 * @throws Error when there is no built site.
 */
export async function serveSites(siteRoot: string): Promise<Sites> {
  if (!existsSync(path.join(siteRoot, 'index.html'))) {
    throw new Error(`There is no built site in ${siteRoot}; run \`npm run build\` first.`);
  }
  const tls = selfSignedCertificate();
  const headers = securityHeaders({ isSecure: true, hasPayments: false });
  const servers: ReturnType<typeof createStaticServer>[] = [];
  const serve = async (name: string, built: string): Promise<string> => {
    const root = await takeSnapshot(built, path.join(cache, 'served', name));
    const port = await firstFreePort(firstPort);
    const server = createStaticServer({ root, headers, tls });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    return `https://localhost:${port}`;
  };
  return {
    floor: await serve('floor', await buildPage('floor')),
    bareTable: await serve('bareTable', await buildPage('bareTable')),
    site: await serve('site', siteRoot),
    chart: await serve('chart', await buildPage('chart')),
    close: () => {
      for (const server of servers) server.close();
    },
  };
}
