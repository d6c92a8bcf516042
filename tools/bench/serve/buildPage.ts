import { rm } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import site from '../../../apps/site/vite.config.ts';

const root = path.resolve(import.meta.dirname, '..', '..', '..');
/** Where everything made by a run lies. */
export const cache = path.join(root, '.cache', 'bench');

/**
 * Builds a page of this folder with the settings of the site, so that the two differ in nothing but their sources.
 * @returns the absolute path of the built page.
 */
export async function buildPage(name: 'floor' | 'bareTable' | 'chart'): Promise<string> {
  const outDir = path.join(cache, name);
  await build({
    configFile: false,
    root: path.join(import.meta.dirname, '..', name),
    logLevel: 'warn',
    plugins: [react()],
    build: { ...site.build, sourcemap: false, outDir, emptyOutDir: true },
    ...(site.resolve === undefined ? {} : { resolve: site.resolve }),
  });
  return outDir;
}

/**
 * Bundles a module of this folder for Node, with the packages' sources in it: closer to what is published than a
 * development server's output, which reads each import through a getter.
 * @returns the absolute path of the one file it became.
 */
export async function bundleForNode(entry: string): Promise<string> {
  const outDir = path.join(cache, 'node', path.basename(entry, '.ts'));
  await rm(outDir, { recursive: true, force: true });
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: { ssr: entry, outDir, emptyOutDir: true, rolldownOptions: { output: { entryFileNames: 'entry.mjs' } } },
    ssr: { noExternal: true, resolve: { conditions: site.resolve?.conditions ?? [] } },
    ...(site.resolve === undefined ? {} : { resolve: site.resolve }),
  });
  return path.join(outDir, 'entry.mjs');
}
