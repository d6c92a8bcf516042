import { expect, it } from 'vitest';
import { markedForClient, packageUrls, withExtensions, withOwnFonts, withoutMap } from './packedFiles.ts';

const files = new Set(['dist/a/Part.d.ts', 'dist/index.d.ts', 'dist/rules/index.d.ts', 'dist/words/en.json']);
const finished = (text: string) => withExtensions(text, 'dist/a/Whole.d.ts', (file) => files.has(file));

it.each([
  ["import { Part } from './Part';", "import { Part } from './Part.js';"],
  ["export * from '..';", "export * from '../index.js';"],
  ["declare const x: import('../rules').Rule;", "declare const x: import('../rules/index.js').Rule;"],
  ["import type en from '../words/en.json';", "import type en from '../words/en.json';"],
  ["import type { ReactNode } from 'react';", "import type { ReactNode } from 'react';"],
])('%s names a file: %s', (text, expected) => {
  expect(finished(text)).toBe(expected);
});

it('does not pack declarations that lead nowhere', () => {
  expect(() => finished("import { Gone } from './Gone';")).toThrow('./Gone');
});

it('leaves out the line that names a map', () => {
  expect(withoutMap('export const a = 1;\n//# sourceMappingURL=a.js.map')).toBe('export const a = 1;\n');
});

it('marks what needs a client, and nothing else', () => {
  const code = 'import {\n  useState\n} from "react";\n';
  expect(markedForClient(code)).toBe(`'use client';\n${code}`);
  for (const plain of ['import { fold } from "./chunk-A.js";\n', 'import * as z from "zod/mini";\n', ''])
    expect(markedForClient(plain)).toBe(plain);
  expect(markedForClient('import { Menu } from "react-aria-components/Menu";\n')).toContain('use client');
});

it('puts fonts of other packages beside the style sheet', () => {
  const sheet = "src: url('@fontsource-variable/geist/files/geist.woff2'); background: url('data:,') url('./a.svg')";
  expect(packageUrls(sheet)).toEqual(['@fontsource-variable/geist/files/geist.woff2']);
  expect(withOwnFonts(sheet)).toBe("src: url('./fonts/geist.woff2'); background: url('data:,') url('./a.svg')");
});
