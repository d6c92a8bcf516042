import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { contentTypeOf, isCompressible } from './contentTypes.ts';

/** Quality for files without a ready-made `.br`: near the best size at a tenth of its time. */
const quality = 6;

export interface StaticFile {
  /** Absolute path. */
  readonly path: string;
  readonly type: string;
  /** Identity of the content, without the quotes of an ETag header. */
  readonly version: string;
  readonly isCompressible: boolean;
}

export interface Body {
  readonly bytes: Buffer;
  readonly isBrotli: boolean;
}

/**
 * Finds the file behind a decoded address. Only plain files count, and no segment may start with a dot: that keeps
 * `..` out, and hidden files unseen.
 * @returns undefined when the address names no such file.
 */
export async function findFile(root: string, pathname: string): Promise<StaticFile | undefined> {
  const segments = pathname.split('/').filter((segment) => segment !== '');
  if (segments.some((segment) => segment.startsWith('.') || /[\\\0:]/.test(segment))) return undefined;
  const file = path.join(root, ...segments);
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return {
    path: file,
    type: contentTypeOf(file),
    version: `${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}`,
    isCompressible: isCompressible(file),
  };
}

/** Reads files, compressed where the client takes that; each compression is done once per content and remembered. */
export function createBodyReader(): (file: StaticFile, takesBrotli: boolean) => Promise<Body> {
  const compressed = new Map<string, Promise<Buffer>>();

  async function compress(file: StaticFile): Promise<Buffer> {
    const ready = await readFile(`${file.path}.br`).catch(() => undefined);
    if (ready) return ready;
    const bytes = await readFile(file.path);
    return promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    });
  }

  return async (file, takesBrotli) => {
    if (!takesBrotli || !file.isCompressible) return { bytes: await readFile(file.path), isBrotli: false };
    const key = `${file.path} ${file.version}`;
    const bytes = compressed.get(key) ?? compress(file);
    compressed.set(key, bytes);
    return { bytes: await bytes, isBrotli: true };
  };
}

/** Whether an Accept-Encoding header takes brotli. */
export function takesBrotli(acceptEncoding: string | undefined): boolean {
  return (acceptEncoding ?? '').split(',').some((offer) => {
    const [coding, ...parameters] = offer.split(';').map((part) => part.trim().toLowerCase());
    return coding === 'br' && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
