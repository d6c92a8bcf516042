import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const scope = '@quarterdeck/';

it.each(globSync('packages/features/*', { cwd: root }))('%s says what it is called and what it imports', (folder) => {
  const read = (file: string) => readFileSync(path.join(root, folder, file), 'utf8');
  const { name, dependencies } = JSON.parse(read('package.json')) as {
    name: string;
    dependencies: Record<string, string>;
  };
  const readme = read('README.md');
  const own = Object.keys(dependencies).flatMap((one) => (one.startsWith(scope) ? [one.slice(scope.length)] : []));
  expect(readme.split('\n')[0]).toBe(`# ${name}`);
  expect(/\*\*Imports\*\*: ([^.]*)\./.exec(readme)?.[1]).toBe(own.toSorted().join(', '));
});
