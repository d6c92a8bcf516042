import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { storyIdOf, storyNameOf } from '../docs/storyIds.ts';

/** A page of the workbench as its search sees it. */
export interface SearchPage {
  /** Where it is: `/docs/components-forms-select--docs`. */
  path: string;
  /** The last part of its title. */
  title: string;
  /** What comes before it: `Components / Forms`. */
  group: string;
  /** What it says, as one line of plain words. */
  text: string;
}

const root = path.resolve(import.meta.dirname, '..', '..');
const places = ['.storybook/{start,foundations,reference}', 'packages/**/src/**', 'mocks/src/**', 'apps/*/src/**'];
const moduleId = 'virtual:search-pages';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const list = (pattern: string | string[]) =>
  globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).toSorted();

function pageOf(title: string, id: string, text: string): SearchPage {
  const parts = title.split('/');
  return {
    path: id,
    title: parts.at(-1) ?? title,
    group: parts.slice(0, -1).join(' / '),
    text: text.replaceAll('`', '').replaceAll(/\s+/g, ' ').trim(),
  };
}

/** The comments that explain what a file exports, without their tags. */
const commentsIn = (source: string) =>
  [...source.matchAll(/\/\*\*([\s\S]*?)\*\//g)]
    .map(([, text = '']) => text.replaceAll(/^\s*\* ?/gm, '').replaceAll(/@\w+/g, ''))
    .join(' ');

/** Sentences among the texts of a file. */
const sentencesIn = (source: string) =>
  [...source.matchAll(/'((?:[^'\\\n]|\\.){12,})'/g)]
    .map(([, text = '']) => text)
    .filter((text) => /^[A-Z].* .*[.!?]$/.test(text))
    .join(' ');

function guidePages(): SearchPage[] {
  return list('.storybook/guides/*.mdx').map((file) => {
    const text = read(file);
    const title = /<Meta title="([^"]+)" \/>/.exec(text)?.[1] ?? '';
    const words = text
      .replaceAll(/^(?:import|export) .*$|^<.*$/gm, '')
      .replaceAll(/^```\w*|[#*`]|\]\([^)]*\)|\[/gm, ' ');
    return pageOf(title, `/docs/${storyIdOf(title)}--docs`, words);
  });
}

/** What is written about a component of the kit beside its stories. */
function kitText(file: string): string {
  const folder = /^(packages\/ui\/src\/\w+)\//.exec(file.replaceAll('\\', '/'))?.[1];
  if (folder === undefined) return '';
  const own = list(`${folder}/*.tsx`).filter((name) => !/\.(?:stories|test)\.tsx$/.test(name));
  return own.map((name) => (name.endsWith('.docs.tsx') ? sentencesIn(read(name)) : commentsIn(read(name)))).join(' ');
}

function storyPages(): SearchPage[] {
  return list(places.map((place) => `${place}/*.stories.tsx`)).flatMap((file) => {
    const source = read(file);
    const [head = '', ...stories] = source.split(/^export const /m);
    const title = /title: '([^']+)'/.exec(head)?.[1];
    const shown = stories
      .filter((text) => !/tags: \[[^\]]*'!dev'/.test(text))
      .map((text) => /^\w+/.exec(text)?.[0] ?? '');
    const [first] = shown;
    if (title === undefined || first === undefined || title.startsWith('Internal/')) return [];
    const hasDocs = !/tags: \['!autodocs'\]/.test(head);
    const id = hasDocs
      ? `/docs/${storyIdOf(title)}--docs`
      : `/story/${storyIdOf(title)}--${storyIdOf(storyNameOf(first))}`;
    return pageOf(title, id, [kitText(file), commentsIn(source), shown.map(storyNameOf).join(', ')].join(' '));
  });
}

/** All pages with what they say, read when the search is first opened. */
export function searchPages(): Plugin {
  return {
    name: 'quarterdeck:search-pages',
    resolveId: (id) => (id === moduleId ? `\0${id}` : undefined),
    load: (id) =>
      id === `\0${moduleId}` ? `export default ${JSON.stringify([...guidePages(), ...storyPages()])};` : undefined,
  };
}
