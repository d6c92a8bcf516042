import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { seeds } from '../../../apps/site/build/seeds.ts';
import site from '../../../apps/site/vite.config.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');

/**
 * What the mock adds to a page: its own code and the calls and entities of all areas, as they are loaded one area after
 * another. Left out are zod, which the page has anyway, and first data, which come with the first call of their area.
 * @returns kilobytes (1,000 bytes), brotli, each chunk compressed alone as it is sent.
 */
export async function measureMockBytes(): Promise<number> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [seeds()],
    build: {
      write: false,
      lib: { entry: path.join(root, 'mocks/src/transport.ts'), formats: ['es'] },
      rolldownOptions: { external: [/^zod/] },
    },
    ...(site.resolve === undefined ? {} : { resolve: site.resolve }),
  });
  const outputs = Array.isArray(built) ? built.flatMap(({ output }) => output) : 'output' in built ? built.output : [];
  const code = outputs.filter((file) => file.type === 'chunk');
  return code.reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0) / 1000;
}
