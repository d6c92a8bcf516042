import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { storyIdOf, storyNameOf } from '../.storybook/docs/storyIds.ts';
import { sharedFiles } from './generator/sharedFiles.ts';
import { readmeFiles } from './packages/readmeFiles.ts';
import { securityHeaders } from './securityHeaders.ts';
import { readStoryFiles } from './storyFiles.ts';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const list = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] });

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string | { readonly 'quarterdeck:source': string } | null>>;
  readonly scripts?: Readonly<Record<string, string>>;
}
const readManifest = (folder: string) => JSON.parse(read(path.join(folder, 'package.json'))) as Manifest;

const guides = list('.storybook/guides/*.mdx').map((file) => {
  const text = read(file);
  return { file, text, title: /<Meta title="([^"]+)" \/>/.exec(text)?.[1] ?? '' };
});
const textOf = (title: string) => guides.find((guide) => guide.title === title)?.text ?? '';

/** The packages that can be installed, by name. */
const packages = new Map(
  ['packages/*', 'packages/features/*', 'mocks']
    .flatMap((pattern) => list(`${pattern}/package.json`))
    .map((file) => [readManifest(path.dirname(file)).name, path.dirname(file)]),
);

/** The file behind what an import says; undefined for what no package exports. */
function sourceOf(specifier: string): string | undefined {
  const parts = specifier.split('/');
  const name = parts.slice(0, 2).join('/');
  const subpath = parts.slice(2).join('/');
  const folder = packages.get(name);
  if (folder === undefined) return undefined;
  const { exports = {} } = readManifest(folder);
  if (exports[`./${subpath}`] === null) return undefined;
  for (const [key, target] of Object.entries(exports)) {
    if (target === null) continue;
    const [before = '', after] = key.replace(/^\.\/?/, '').split('*');
    const isMatch = after === undefined ? subpath === before : subpath.startsWith(before) && subpath.endsWith(after);
    if (!isMatch) continue;
    const filled = after === undefined ? '' : subpath.slice(before.length, subpath.length - after.length);
    const source = typeof target === 'string' ? target : target['quarterdeck:source'];
    const [found] = list(path.join(folder, source.replaceAll('*', filled)));
    return found;
  }
  return undefined;
}

const blocksOf = (text: string) => [...text.matchAll(/^```(\w+).*\n([\s\S]*?)^```$/gm)];
const codeOf = (text: string) =>
  blocksOf(text).flatMap(([, language = '', code = '']) => (language.startsWith('ts') ? code : []));
const imports = /import (?:type )?(?:\{([^}]*)\} from )?'(@quarterdeck\/[^']+)';/g;

/** Addresses within the workbench. */
const addresses = new Set([
  ...guides.map(({ title }) => `/docs/${storyIdOf(title)}--docs`),
  ...(await readStoryFiles()).flatMap(({ file, exports }) => {
    const text = read(file);
    const title = /title: '([^']+)'/.exec(text)?.[1];
    if (title === undefined) return [];
    const hasDocs = !/tags: \['!autodocs'\]/.test(text.split(/^export const /m)[0] ?? '');
    const stories = exports.map((name) => `/story/${storyIdOf(title)}--${storyIdOf(storyNameOf(name))}`);
    return hasDocs ? [`/docs/${storyIdOf(title)}--docs`, ...stories] : stories;
  }),
]);

it('finds the guides, each with a title that the sidebar puts in order', () => {
  expect(guides.map(({ title }) => title)).not.toContain('');
  const order = /'Guides',\s*\[([^\]]*)\]/.exec(read('.storybook/preview.tsx'))?.[1] ?? '';
  const sorted = [...order.matchAll(/'([^']+)'/g)].map(([, name = '']) => `Start/Guides/${name}`);
  expect(sorted.length).toBeGreaterThan(0);
  expect(guides.map(({ title }) => title).toSorted()).toEqual(sorted.toSorted());
});

describe.each(guides)('$title', ({ title, text }) => {
  it('says what one will have, and what comes next', () => {
    const [, opening = ''] = text.split(`\n# ${title.split('/').at(-1)}\n\n`);
    expect(opening.split('\n\n')[0]).toMatch(/^\S.*\.$/);
    expect(text.split(/^## /m).at(-1)).toMatch(/^Next\n\n(?:- \[[^\]]+\]\([^)]+\)\n)+$/);
  });

  it('imports what packages export', () => {
    const found = codeOf(text).flatMap((code) => [...code.matchAll(imports)]);
    for (const [line, names = '', specifier = ''] of found) {
      const source = sourceOf(specifier);
      expect(source, `${line} leads nowhere`).toBeDefined();
      const exported = names.split(',').map((name) => name.trim().replace(/^type | as .*$/g, ''));
      const entry = read(source ?? '');
      expect(
        exported.filter((name) => !new RegExp(String.raw`\b${name}\b`).test(entry)),
        `${line} imports what is there`,
      ).toEqual([]);
    }
  });

  it('names packages and their files that exist', () => {
    const prose = blocksOf(text).reduce((rest, [block]) => rest.replace(block, ''), text);
    const inProse = [...prose.matchAll(/`(@quarterdeck\/[^`]+)`/g)].map(([, name = '']) => name);
    const installed = [...text.matchAll(/npm install .*?(?:[^\\]\n)/gs)].flatMap(
      ([command]) => command.match(/@quarterdeck\/[\w-]+/g) ?? [],
    );
    for (const name of inProse) expect(packages.get(name) ?? sourceOf(name), `${name} exists`).toBeDefined();
    expect(installed.filter((name) => !packages.has(name))).toEqual([]);
    const paths = [...prose.matchAll(/`((?:packages|mocks|apps|tools|docs)\/[^`]+)`/g)].map(([, file = '']) => file);
    expect(paths.filter((file) => !file.includes('ports') && list(file).length === 0)).toEqual([]);
  });

  it('names scripts that exist', () => {
    const scripts = readManifest('.').scripts ?? {};
    // `dev` is that of an app made by Vite.
    const named = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => name !== 'dev' && !(name in scripts))).toEqual([]);
  });

  it('links to guides and stories that exist', () => {
    const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => address);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((address) => !addresses.has(address.replace('./?path=', '')))).toEqual([]);
  });
});

it.each([
  ['Start/Guides/First screen', 'packages/ui/README.md'],
  ['Start/Guides/Mounting a feature', 'packages/host/README.md'],
])('%s has the code that is tested as the README of its package', (title, readme) => {
  const files = readmeFiles(read(readme));
  expect(files).not.toEqual([]);
  expect(readmeFiles(textOf(title))).toEqual(files);
});

it('shows the policy that the site sends', () => {
  const sent = securityHeaders({ isSecure: true, hasPayments: false })['Content-Security-Policy'];
  const [, shown = ''] = /^```text\n([\s\S]*?)\n```$/m.exec(textOf('Start/Guides/Server rendering and CSP')) ?? [];
  expect(shown.replaceAll('\n', ' ')).toBe(sent);
});

it('names the themes that there are', () => {
  const [, names = ''] = /themeNames = \[([^\]]+)\]/.exec(read('packages/ui/src/tokens/names.ts')) ?? [];
  const themes = [...names.matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
  const shown = new Set(textOf('Start/Guides/Themes and schemes').match(/(?<=`)theme-[a-z]+(?=`)/g));
  expect([...shown].toSorted()).toEqual(themes.toSorted());
});

it('names the scenarios that there are', () => {
  const [, names = ''] = /scenarioNames = \[([^\]]+)\]/.exec(read('mocks/src/core/scenarios.ts')) ?? [];
  const scenarios = [...names.matchAll(/'([^']+)'/g)].map(([, name]) => name);
  const [, section = ''] = textOf('Start/Guides/Mocks in your tests').split('\n## Scenarios\n');
  expect([...section.matchAll(/^- `(\w+)`: /gm)].map(([, name]) => name).slice(0, scenarios.length)).toEqual(scenarios);
});

it('names the files that the generator adds lines to', () => {
  const text = textOf('Start/Guides/Writing a feature');
  expect(sharedFiles.map((shared) => shared.path).filter((file) => !text.includes(`\n${file}\n`))).toEqual([]);
});
