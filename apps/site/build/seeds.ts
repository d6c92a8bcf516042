import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const seedImport = /import\('(\.\/seeds\/[^']+\.json)'\)/g;

/**
 * First data of the mock are files of their own in the published site. As modules they would be scripts, which the
 * browser has to compile before it can read them; and a file that did not come can be asked for again, a module cannot.
 */
export function seeds(): Plugin {
  return {
    name: 'quarterdeck-seeds',
    apply: 'build',
    enforce: 'pre',
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
      return {
        code: code.replaceAll(seedImport, (_, name: string) => `(${fetchSource})(${urls.get(name)})`),
        map: { version: 3, sources: [id], sourcesContent: [code], names: [], mappings: lineByLine(code) },
      };
    },
  };
}

/** Answers as the module would: its data are the default. */
const fetchSource =
  "async (url) => { const answer = await fetch(url); if (!answer.ok) throw new TypeError('First data did not come'); return { default: await answer.json() }; }";

/** The mappings of a source map in which each line stays where it was. */
const lineByLine = (code: string): string =>
  code
    .split('\n')
    .map((_, line) => (line === 0 ? 'AAAA' : 'AACA'))
    .join(';');
