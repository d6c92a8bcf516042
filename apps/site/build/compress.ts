import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const brotli = promisify(brotliCompress);
const compressible = /\.(?:js|css|html|json|svg)$/;

/** Lays a brotli file beside every text file of the build, at the best quality: servers only hand it out. */
export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'quarterdeck-compress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle() {
      const folder = resolve(config.root, config.build.outDir);
      const files = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
      await Promise.all(
        files.map(async (name) => {
          const content = await readFile(join(folder, name));
          const small = await brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } });
          await writeFile(join(folder, `${name}.br`), small);
        }),
      );
    },
  };
}
