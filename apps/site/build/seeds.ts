import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const seedImport = /import\('(\.\/seeds\/[^']+\.json)'\)/g;

const loaderId = 'virtual:quarterdeck-seeds';

/** Stands for `import()`: answers alike, and asks for no file twice but for one that did not come. */
const loader = `
const known = new Map();
export function loadSeed(url) {
  let data = known.get(url);
  if (data === undefined) {
    data = fetch(url).then(async (answer) => {
      if (!answer.ok) throw new TypeError('First data did not come');
      return { default: await answer.json() };
    });
    known.set(url, data);
    data.catch(() => known.delete(url));
  }
  return data;
}`;

/**
 * First data of the mock are files of their own in the published site. As modules they would be scripts, which the
 * browser has to compile before it can read them; and a file that did not come can be asked for again, a module cannot.
 */
export function seeds(): Plugin {
  return {
    name: 'quarterdeck-seeds',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === loaderId ? `\0${loaderId}` : undefined),
    load: (id) => (id === `\0${loaderId}` ? loader : undefined),
    async transform(code, id) {
      if (!id.includes('/mocks/src/')) return undefined;
      const urls = new Map<string, string>();
      for (const [, name = ''] of code.matchAll(seedImport)) {
        const originalFileName = join(dirname(id), name);
        const records = JSON.parse(await readFile(originalFileName, 'utf8')) as unknown;
        const source = JSON.stringify(records);
        const file = this.emitFile({ type: 'asset', name: name.split('/').at(-1) ?? name, originalFileName, source });
        urls.set(name, `import.meta.ROLLUP_FILE_URL_${file}`);
      }
      if (urls.size === 0) return undefined;
      const changed = code.replaceAll(seedImport, (_, name: string) => `loadSeed(${urls.get(name)})`);
      return {
        code: `import { loadSeed } from '${loaderId}';${changed}`,
        map: { version: 3, sources: [id], sourcesContent: [code], names: [], mappings: lineByLine(code) },
      };
    },
  };
}

/** The mappings of a source map in which each line stays where it was. */
const lineByLine = (code: string): string =>
  code
    .split('\n')
    .map((_, line) => (line === 0 ? 'AAAA' : 'AACA'))
    .join(';');
