// @vitest-environment node
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';
import { createStaticServer } from './staticServer.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: Buffer;
}

const script = 'console.log("tasks");\n'.repeat(50);
let folder: string;
let port: number;
let close: () => unknown;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'static-server-'));
  const root = path.join(folder, 'dist');
  await mkdir(path.join(root, 'assets'), { recursive: true });
  const files: Record<string, string | Buffer> = {
    'index.html': '<title>Quarterdeck</title>',
    '404.html': '<title>No such page</title>',
    'home.html': '<title>Prerendered</title>',
    'routes.json': JSON.stringify({ routes: ['/', '/home', '/apps/tasks', '/apps/tasks/:id'] }),
    'boot.js': script,
    '.hidden': 'unseen',
    'assets/site-B4dC0ffe.js': script,
    'assets/logo-outlined.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/ready-Ab12Cd34.css': 'body { color: teal }',
    'assets/ready-Ab12Cd34.css.br': brotliCompressSync('made by the build'),
    'face.woff2': Buffer.from([1, 2, 3]),
  };
  await Promise.all(Object.entries(files).map(async ([name, content]) => writeFile(path.join(root, name), content)));
  await writeFile(path.join(folder, 'secret.txt'), 'secret');

  const server = createStaticServer({ root, headers: securityHeaders({ isSecure: false, hasPayments: false }) });
  close = () => server.close();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(async () => {
  close();
  await rm(folder, { recursive: true });
});

/** Sends the path as it is written: fetch would resolve `..` before the server sees it. */
async function ask(pathname: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path: pathname, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    outgoing.once('error', reject);
    outgoing.end();
  });
}

describe('addresses', () => {
  test.each(['/', '/apps/tasks', '/apps/tasks/', '/apps/tasks/42?filter=open'])('%s is a page', async (address) => {
    const { status, headers, bytes } = await ask(address);
    expect([status, headers['cache-control'], bytes.toString()]).toEqual([
      200,
      'no-store',
      '<title>Quarterdeck</title>',
    ]);
  });

  test.each(['/apps', '/apps/tasks/42/edit', '/assets/gone-Ab12Cd34.js', '/assets', '/assets/'])(
    '%s is not found',
    async (address) => {
      const { status, headers, bytes } = await ask(address);
      expect([status, headers['cache-control'], bytes.toString()]).toEqual([
        404,
        'no-store',
        '<title>No such page</title>',
      ]);
    },
  );

  test.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//../secret.txt',
    '/.hidden',
    '/index.html%00.js',
  ])('%s does not lead out of the folder or to hidden files', async (address) => {
    const { status, bytes } = await ask(address);
    expect(status).toBe(404);
    expect(bytes.toString()).not.toContain('secret');
  });

  test('a malformed address is refused', async () => {
    expect((await ask('/%zz')).status).toBe(404);
  });

  test('a page that was prerendered is answered with its own file', async () => {
    for (const address of ['/home', '/home/']) {
      const { status, headers, bytes } = await ask(address);
      expect([status, headers['cache-control'], bytes.toString()]).toEqual([
        200,
        'no-store',
        '<title>Prerendered</title>',
      ]);
    }
  });

  test('only reading is allowed', async () => {
    const { status, headers } = await ask('/', {}, 'POST');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('files', () => {
  test.each([
    ['/boot.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/assets/site-B4dC0ffe.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/logo-outlined.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/face.woff2', 'font/woff2', 'no-cache'],
  ])('%s has its type and its time in caches', async (address, type, caching) => {
    const { headers } = await ask(address);
    expect([headers['content-type'], headers['cache-control']]).toEqual([type, caching]);
  });

  test('a script is compressed for a client that takes brotli', async () => {
    const { headers, bytes } = await ask('/boot.js', { 'Accept-Encoding': 'gzip, br;q=0.9' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(bytes.length).toBeLessThan(script.length / 4);
    expect(brotliDecompressSync(bytes).toString()).toBe(script);
  });

  test('a client that refuses brotli gets plain text', async () => {
    const { headers, bytes } = await ask('/boot.js', { 'Accept-Encoding': 'gzip, br;q=0' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(bytes.toString()).toBe(script);
  });

  test('a compressed file of the build is preferred', async () => {
    const { bytes } = await ask('/assets/ready-Ab12Cd34.css', { 'Accept-Encoding': 'br' });
    expect(brotliDecompressSync(bytes).toString()).toBe('made by the build');
  });

  test('a font is not compressed again', async () => {
    expect((await ask('/face.woff2', { 'Accept-Encoding': 'br' })).headers['content-encoding']).toBeUndefined();
  });

  test('HEAD tells the length and sends nothing', async () => {
    const { headers, bytes } = await ask('/boot.js', {}, 'HEAD');
    expect([headers['content-length'], bytes.length]).toEqual([String(script.length), 0]);
  });

  test('a known version is not sent again, and each encoding is its own version', async () => {
    const { headers } = await ask('/boot.js');
    const again = await ask('/boot.js', { 'If-None-Match': headers.etag ?? '' });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    expect((await ask('/boot.js', { 'If-None-Match': headers.etag ?? '', 'Accept-Encoding': 'br' })).status).toBe(200);
  });
});

test.each(['/', '/boot.js', '/nowhere'])('%s carries the security headers', async (address) => {
  const { headers } = await ask(address);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'; script-src 'self'; script-src-attr 'none'");
});
