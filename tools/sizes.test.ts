import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

test('the page of sizes names every component of the kit and no other', async () => {
  const entries = await readdir(path.join(root, 'packages/ui/src'), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name)).map(({ name }) => name);
  const { components } = JSON.parse(await readFile(path.join(root, '.storybook/start/sizes.json'), 'utf8')) as {
    components: Readonly<Record<string, { first: number }>>;
  };
  expect(Object.keys(components).toSorted(), 'run `npm run sizes`').toEqual(folders.toSorted());
});
