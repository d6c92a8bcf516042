import { endpoints } from '@quarterdeck/contract';
import { build } from 'esbuild';
import { glob, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { isProductPath, loadAreaOf } from './areas';
import { findHandler, type Area } from './core/findHandler';
import { productPrefixes } from './product/prefixes';

const folder = import.meta.dirname;

async function handlersOf({ handlers, loadMore }: Area): Promise<Area['handlers']> {
  return loadMore ? [...handlers, ...(await handlersOf(await loadMore()))] : handlers;
}

describe('areas', () => {
  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'have a handler for %s',
    async (_, endpoint) => {
      for (const base of ['', '/api', '/site/folder']) {
        const found = await findHandler(loadAreaOf, endpoint.method, `${base}/${endpoint.path}`);
        expect(found?.handler.endpoint).toBe(endpoint);
      }
    },
  );

  it('have one handler for each endpoint of the contract and none besides', async () => {
    const handled: string[] = [];
    for await (const file of glob('*/area.ts', { cwd: folder })) {
      const handlers = await handlersOf((await import(path.join(folder, file))) as Area);
      handled.push(...handlers.map(({ endpoint }) => endpoint.id));
    }
    expect(handled.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
  });

  it('are those of the contract where no `api/` comes first', () => {
    const beside = endpoints.map((endpoint) => endpoint.path).filter((start) => !start.startsWith('api/'));
    expect(beside.filter((start) => !isProductPath(`/${start}`))).toEqual([]);
    expect(productPrefixes.filter((prefix) => !beside.some((start) => `${start}/`.startsWith(`${prefix}/`)))).toEqual(
      [],
    );
  });

  it.each(['/api/nothing/at/all', '/api/apps/nothing', '/api/apps', '/api/core/all', '/api/__proto__/all', '/nothing'])(
    'do not answer %s',
    async (pathname) => {
      await expect(loadAreaOf(pathname)).resolves.toBeUndefined();
    },
  );

  it('fail, and are not unknown, when their code does not load', async () => {
    vi.doMock('./pages/area', () => {
      throw new Error('Failed to fetch');
    });
    await expect(loadAreaOf('/api/pages/activities')).rejects.toThrow('mocking a module');
    vi.doUnmock('./pages/area');
    await expect(loadAreaOf('/api/pages/activities')).resolves.toHaveProperty('handlers');
  });

  it('are found in what esbuild makes of them, too', async () => {
    const outdir = await mkdtemp(path.join(tmpdir(), 'areas-'));
    const entryPoints = [path.join(folder, 'areas.ts')];
    await build({ entryPoints, outdir, bundle: true, splitting: true, format: 'esm', packages: 'external' });
    const bundled = (await import(path.join(outdir, 'areas.js'))) as { loadAreaOf: typeof loadAreaOf };
    await expect(bundled.loadAreaOf('/api/apps/tasks/all')).resolves.toHaveProperty('handlers');
    await expect(bundled.loadAreaOf('/api/apps/nothing')).resolves.toBeUndefined();
    await rm(outdir, { recursive: true });
  });

  it('are not imported by the core', async () => {
    const imports: string[] = [];
    for await (const file of glob('core/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })) {
      const code = await readFile(path.join(folder, file), 'utf8');
      imports.push(...Array.from(code.matchAll(/(?:from|import\() ?'(\.\.[^']*)'/g), ([, from]) => `${file}: ${from}`));
    }
    expect(imports).toEqual([]);
  });
});
