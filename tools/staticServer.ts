import { createServer, type Server } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import { isPage, readPageRoutes } from './pageRoutes.ts';
import { type Body, createBodyReader, findFile, type StaticFile, takesBrotli } from './staticFiles.ts';

interface StaticServerOptions {
  /** Absolute path of the built site. */
  readonly root: string;
  /** Sent with every answer. */
  readonly headers: Readonly<Record<string, string>>;
  /** PEM texts. With them the server speaks HTTP/2 (and 1.1) over https, without them HTTP/1.1. */
  readonly tls?: { readonly key: string; readonly cert: string };
}

/** What HTTP/1 and HTTP/2 requests have in common. */
interface Question {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** What HTTP/1 and HTTP/2 responses have in common. */
interface Reply {
  statusCode: number;
  setHeader(name: string, value: string): unknown;
  end(): unknown;
  end(body: Buffer): unknown;
}

/** The last eight characters before the ending, as the bundler writes them; a capital or digit tells them from a word. */
const hashedAsset = /^\/assets\/.*[-.](?=[\w-]*[A-Z0-9])[\w-]{8}\.\w+(\.map)?$/;

/**
 * A server for a built site. Addresses of files answer with the file; those of pages (`routes.json`) with the
 * file of their name (`home.html` for `/home`) where the build wrote one, else with `index.html`; all others with `404.html` (else `index.html`) and status 404. It does not listen yet.
 */
export function createStaticServer({ root, headers, tls }: StaticServerOptions): Server | Http2SecureServer {
  const readBody = createBodyReader();

  async function answer(question: Question): Promise<Answer> {
    if (question.method !== 'GET' && question.method !== 'HEAD')
      return { status: 405, headers: { Allow: 'GET, HEAD' } };
    const pathname = decodedPath(question.url ?? '/');
    // What is no address at all is no page either, and a person who typed it needs the way back.
    const file = pathname === undefined ? undefined : await findFile(root, pathname);
    if (file && pathname !== undefined) return answerWith(file, 200, cachingOf(file, pathname), question);
    if (pathname !== undefined && isPage(await readPageRoutes(root), pathname)) {
      const page =
        (await findFile(root, `${pathname.replace(/\/$/, '')}.html`)) ?? (await findFile(root, 'index.html'));
      if (page) return answerWith(page, 200, 'no-store', question);
    }
    const missing = (await findFile(root, '404.html')) ?? (await findFile(root, 'index.html'));
    return missing ? answerWith(missing, 404, 'no-store', question) : { status: 404, headers: {} };
  }

  async function answerWith(file: StaticFile, status: number, caching: string, question: Question): Promise<Answer> {
    const body = await readBody(file, takesBrotli(textOf(question.headers['accept-encoding'])));
    const description = describe(file, body, caching);
    const known = textOf(question.headers['if-none-match'])
      ?.split(',')
      .map((tag) => tag.trim());
    if (description['ETag'] && known?.includes(description['ETag'])) {
      return { status: 304, headers: description };
    }
    return {
      status,
      headers: { ...description, 'Content-Length': String(body.bytes.length) },
      ...(question.method === 'HEAD' ? {} : { body: body.bytes }),
    };
  }

  async function handle(question: Question, reply: Reply): Promise<void> {
    const {
      status,
      headers: own,
      body,
    } = await answer(question).catch((error: unknown): Answer => {
      console.error(error);
      return { status: 500, headers: {} };
    });
    reply.statusCode = status;
    for (const [name, value] of Object.entries({ ...headers, ...own })) reply.setHeader(name, value);
    if (body) reply.end(body);
    else reply.end();
  }

  return tls
    ? createSecureServer({ ...tls, allowHTTP1: true }, (request, response) => void handle(request, response))
    : createServer((request, response) => void handle(request, response));
}

function describe(file: StaticFile, body: Body, caching: string): Record<string, string> {
  return {
    'Content-Type': file.type,
    'Cache-Control': caching,
    ...(caching === 'no-store' ? {} : { ETag: `"${file.version}${body.isBrotli ? '-br' : ''}"` }),
    ...(file.isCompressible ? { Vary: 'Accept-Encoding' } : {}),
    ...(body.isBrotli ? { 'Content-Encoding': 'br' } : {}),
  };
}

function cachingOf(file: StaticFile, pathname: string): string {
  if (file.type.startsWith('text/html')) return 'no-store';
  return hashedAsset.test(pathname) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** The path of a request without its query, decoded; undefined when it is not valid percent-encoding. */
function decodedPath(url: string): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''));
  } catch {
    return undefined;
  }
}

function textOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header.join(',') : header;
}
