// @vitest-environment node
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ComponentDocs } from '../.storybook/docs/componentDocs.ts';
import { privateAttributes, stateAttributes } from '../.storybook/docs/stateAttributes.ts';
import { examples } from '../packages/ui/src/testing/examples.tsx';

const kit = path.resolve(import.meta.dirname, '../packages/ui/src');
const allDocs = import.meta.glob<ComponentDocs>('../packages/ui/src/*/*.docs.tsx', { import: 'docs', eager: true });
const docsOf = Object.entries(allDocs).map(([file, docs]) => [path.basename(file, '.docs.tsx'), docs] as const);

/** Folders with a page of their own. */
const pages = await readPages();

/** These say something of what is round an element, not of the element. */
const surroundings = ['density', 'motion', 'scheme', 'theme'];

async function readPages(): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const file of glob('*/*.stories.tsx', { cwd: kit })) {
    const folder = path.dirname(file);
    if (path.basename(file, '.stories.tsx') === folder) names.add(folder);
  }
  return names;
}

async function readText(pattern: string): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob(pattern, { cwd: kit })) texts.push(await readFile(path.join(kit, file), 'utf8'));
  return texts.join('\n');
}

/** What the folder's components are made of. */
async function readSources(folder: string): Promise<string> {
  const texts: string[] = [];
  for await (const file of glob(`${folder}/*.{ts,tsx}`, { cwd: kit })) {
    if (!/^testing\/|\.(stories|test|docs)\.tsx?$/.test(file)) texts.push(await readFile(path.join(kit, file), 'utf8'));
  }
  return texts.join('\n');
}

const namesIn = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name = '']) => name));

/** A story's text, with that of the functions and objects of its file that it names. */
function storyText(file: string, story: string): string | undefined {
  const parts = file.split(/^(?=(?:export )?(?:const|function|async function|let) )/m);
  const own = parts.find((part) => new RegExp(`^export const ${story}\\b`).test(part));
  if (own === undefined) return undefined;
  const helpers = parts.filter((part) => {
    const name = /^(?:const|function|async function|let) (\w+)/.exec(part)?.[1];
    return name !== undefined && new RegExp(`\\b${name}\\b`).test(own);
  });
  return [own, ...helpers].join('\n');
}

/** How a story writes that it presses the last key of `Shift+ArrowDown`. */
function pressOf(keys: string): RegExp {
  const key = keys.split(/[+ ]/).findLast((name) => name !== '') ?? '';
  if (key === 'Space') return /keyboard\([^)]*['"`} ] ['"`{]|keyboard\((?:'|"|`) |\{ \}|Space|\[Space\]|key: ' '/;
  if (key === 'Tab') return /\btab\(|Tab/;
  return key.length > 1 ? new RegExp(key) : new RegExp(`(?:keyboard|type)\\([\\s\\S]*[${key}]`, 'i');
}

/** What opens over the page, or has no element of its own, cannot stand in a picture. */
function canBePictured(name: string): boolean {
  const example = examples[name];
  return example !== undefined && !example.isOverlay && !example.rootless;
}

describe('docs of components', () => {
  it('are there for each page of the kit', () => {
    const documented = new Set(docsOf.map(([name]) => name));
    expect([...pages].filter((name) => !documented.has(name))).toEqual([]);
    expect([...documented].filter((name) => !pages.has(name))).toEqual([]);
  });

  it('use one word for one state', async () => {
    const used = namesIn(await readSources('*'), /\bdata-([a-z]+(?:-[a-z]+)*)/g);
    const known = new Set(['part', ...Object.keys(stateAttributes), ...privateAttributes]);
    expect([...used].filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !used.has(name))).toEqual([]);
  });

  it.each(docsOf)('%s names its parts and states as they are', async (name, { parts = {}, states = [] }) => {
    const sources = await readSources(name);
    const tsx = namesIn(sources, /data-part(?:="|': '|=\{'|=')([a-z-]+)/g);
    const drawn = [...tsx].filter((part) => !(part in parts));
    expect(drawn, 'parts without a word').toEqual([]);
    expect(
      Object.keys(parts).filter((part) => !new RegExp(`['"\`]${part}['"\`]`).test(sources)),
      'parts that are not there',
    ).toEqual([]);
    const attributes = namesIn(sources, /\bdata-([a-z]+(?:-[a-z]+)*)/g);
    const quiet = new Set(['part', ...privateAttributes, ...surroundings]);
    expect([...attributes].filter((state) => !quiet.has(state)).toSorted()).toEqual([...states].toSorted());
  });

  it.each(docsOf)('%s names components that have a page', (_name, { avoid }) => {
    expect(avoid.flatMap(({ instead }) => instead ?? []).filter((instead) => !pages.has(instead))).toEqual([]);
  });

  it.each(docsOf.filter(([name]) => canBePictured(name)))(
    '%s shows a right and a wrong use',
    (_name, { use, avoid }) => {
      expect(use.some(({ picture }) => picture)).toBe(true);
      expect(avoid.some(({ picture }) => picture)).toBe(true);
    },
  );

  it.each(docsOf)('%s says of keys only what a story proves', async (name, { keyboard }) => {
    const stories = await readText(`${name}/*.stories.tsx`);
    const unproven = keyboard.flatMap(({ keys, story }) => {
      const text = storyText(stories, story);
      if (text === undefined) return [`there is no story ${story}`];
      return keys.filter((key) => !pressOf(key).test(text)).map((key) => `${story} does not press ${key}`);
    });
    expect(unproven).toEqual([]);
    const isPressed = /userEvent\.(keyboard|tab)\(/.test(stories);
    expect(isPressed && keyboard.length === 0, 'its stories press keys').toBe(false);
  });

  it.each(docsOf)('%s is short', (_name, { use, avoid, accessibility, keyboard, parts = {} }) => {
    const texts = [
      ...[...use, ...avoid].map(({ text }) => text),
      ...accessibility,
      ...keyboard.map(({ does }) => does),
      ...Object.values(parts),
    ];
    expect(texts.filter((text) => !/^\S[\s\S]{5,239}[.!?]$/.test(text))).toEqual([]);
  });
});
