import { readdir, readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';

/** A kind of place that turns text into HTML or code, by what it is called. */
const patterns = {
  innerHTML: /\binnerHTML\b/g,
  outerHTML: /\bouterHTML\b/g,
  __html: /\b__html\b/g,
  insertAdjacentHTML: /\binsertAdjacentHTML\b/g,
  'document.write': /\bdocument\.write(?:ln)?\b/g,
  srcdoc: /\bsrc[dD]oc\b/g,
  parseFromString: /\bparseFromString\b/g,
  createContextualFragment: /\bcreateContextualFragment\b/g,
  setHTML: /\b(?:setHTML|setHTMLUnsafe|parseHTMLUnsafe|parseHTML)\b/g,
  execCommand: /\bexecCommand\b/g,
  eval: /\beval\s*\(/g,
  // Its name inside of a text is none of it.
  Function: /(?<![\w$.`'" ]|instanceof )Function\b(?! expected)|\bnew Function\b/g,
  'timer of a text': /\bset(?:Timeout|Interval)\(\s*[`'"]/g,
  'handler attribute': /\bsetAttribute\(\s*[`'"]on/g,
  'javascript:': /javascript:/g,
  'script element': /\bcreateElement\(\s*[`'"]script/g,
  importScripts: /\bimportScripts\b/g,
  Worker: /\bnew (?:Shared)?Worker\b/g,
  'service worker': /\bserviceWorker\.register\b/g,
  'import of a variable': /\bimport\((?!\s*[`'"])/g,
  'trusted types policy': /\bcreatePolicy\b/g,
} as const;

export interface Sink {
  readonly kind: string;
  /** The package, or the file of the house, whose source it stands in. */
  readonly owner: string;
  /** How often it stands there. */
  readonly count: number;
}

/** A source's package (`react-dom`), or its path in the repository (`apps/site/build/boot.js`). */
function ownerOf(source: string): string {
  const packaged = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source);
  return packaged?.[1] ?? source.replace(/^(?:\.\.\/)+/, '');
}

/** Finds what stands at a place of a built file; a file without a map stands for itself, without the hash in its name. */
async function sourcesOf(file: string, text: string): Promise<(index: number) => string> {
  const map = await readFile(`${file}.map`, 'utf8').catch(() => null);
  const own = path.basename(file).replace(/-[\w-]{8}(?=\.js$)/, '');
  if (map === null) return () => own;
  const sources = new SourceMap(JSON.parse(map) as SourceMapPayload);
  return (index) => {
    const before = text.slice(0, index).split('\n');
    const entry = sources.findEntry(before.length - 1, before.at(-1)?.length ?? 0);
    return 'originalSource' in entry ? ownerOf(entry.originalSource) : own;
  };
}

/** Every such place in the scripts of a built site, sorted; the same however the code was cut into files. */
export async function findSinks(root: string): Promise<Sink[]> {
  const counts = new Map<string, number>();
  const names = (await readdir(root, { recursive: true })).filter((name) => name.endsWith('.js'));
  for (const name of names) {
    const file = path.join(root, name);
    const text = await readFile(file, 'utf8');
    const sourceAt = await sourcesOf(file, text);
    for (const [kind, pattern] of Object.entries(patterns)) {
      for (const { index } of text.matchAll(pattern)) {
        const place = `${kind}\n${sourceAt(index)}`;
        counts.set(place, (counts.get(place) ?? 0) + 1);
      }
    }
  }
  return [...counts]
    .map(([place, count]) => {
      const [kind = '', owner = ''] = place.split('\n');
      return { kind, owner, count };
    })
    .toSorted((a, b) => `${a.kind} ${a.owner}`.localeCompare(`${b.kind} ${b.owner}`, 'en'));
}
