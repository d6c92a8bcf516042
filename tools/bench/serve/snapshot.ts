import { cp, glob, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const compress = promisify(brotliCompress);
const compressed = '**/*.{html,js,json,css,svg}';

/**
 * Copies a built site for one run, so that a build in between changes nothing, and lays the best brotli (the default,
 * 11) beside each text, as a deployment does once per release.
 * @returns `target`.
 */
export async function takeSnapshot(source: string, target: string): Promise<string> {
  await rm(target, { recursive: true, force: true });
  await cp(source, target, { recursive: true, filter: (file) => !file.endsWith('.map') });
  for await (const name of glob(compressed, { cwd: target })) {
    const file = path.join(target, name);
    await writeFile(`${file}.br`, await compress(await readFile(file)));
  }
  return target;
}
