// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
/** The frame around the pages is imported by the host as a part of itself. */
const frame = 'shell';
const names = globSync('packages/features/*/package.json', { cwd: root })
  .map((file) => path.basename(path.dirname(file)))
  .filter((name) => name !== frame);

/** The two lines of which deleting a feature consists, beside its folder; npm writes the lock file by the second. */
const list = new Set(['apps/site/src/features.ts', 'apps/site/package.json', 'package-lock.json']);

test('no file but the list of the host names a feature package', () => {
  const files = globSync(
    [
      'apps/site/**/*.{ts,tsx,js,json,html}',
      '{mocks,tools,packages/ui,packages/data,packages/contract,packages/i18n}/**/*.{ts,tsx,json}',
      '.storybook/**/*.{ts,tsx,json}',
      '*.{ts,json}',
    ],
    { cwd: root, exclude: (file) => /(^|\/)(node_modules|dist)(\/|$)/.test(file) },
  ).filter((file) => !list.has(file));
  const naming = files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return names
      .filter((name) => new RegExp(`@quarterdeck/feature-${name}\\b|features/${name}\\b`).test(text))
      .map((name) => ({ file, name }));
  });
  expect(names.length).toBeGreaterThan(0);
  expect(files.length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});
