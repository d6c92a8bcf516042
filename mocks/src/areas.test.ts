import { endpoints } from '@quarterdeck/contract';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from './areas';
import { findHandler } from './core/area';

describe('areas', () => {
  it.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
    'have a handler for %s',
    async (_, endpoint) => {
      const found = await findHandler(areas, endpoint.method, `/${endpoint.path}`);
      expect(found?.handler.endpoint).toBe(endpoint);
    },
  );

  it('have one handler for each endpoint of the contract and none besides', async () => {
    const modules = await Promise.all(areas.map(({ load }) => load()));
    const handled = modules.flatMap(({ handlers }) => handlers.map(({ endpoint }) => endpoint.id));
    expect(handled.toSorted()).toEqual(endpoints.map(({ id }) => id).toSorted());
  });

  it('have no prefix that no endpoint begins with', () => {
    const unused = areas
      .flatMap(({ prefixes }) => prefixes)
      .filter((prefix) => !endpoints.some((endpoint) => `${endpoint.path}/`.startsWith(`${prefix}/`)));
    expect(unused).toEqual([]);
  });

  it('are not imported by the core', async () => {
    const imports: string[] = [];
    for await (const file of glob('core/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })) {
      const code = await readFile(path.join(import.meta.dirname, file), 'utf8');
      imports.push(...Array.from(code.matchAll(/(?:from|import\() ?'(\.\.[^']*)'/g), ([, from]) => `${file}: ${from}`));
    }
    expect(imports).toEqual([]);
  });
});
