// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

/** A style that asks the page for its scheme: `[data-scheme='dark'] & { … }`. */
const asksThePage = /\[data-scheme[^\]]*\][^{},;'"]*&/;

test('no style asks the page for its scheme, since a region of it can have another one', () => {
  const files = globSync('{packages/*/src,packages/features/*/src,apps/*/src,.storybook}/**/*.{ts,tsx}', { cwd: root });
  const asking = files.filter((file) => asksThePage.test(readFileSync(path.join(root, file), 'utf8')));
  expect(files.length).toBeGreaterThan(1000);
  expect(asking, '`byScheme` of @quarterdeck/ui/tokens gives a color per scheme').toEqual([]);
});
