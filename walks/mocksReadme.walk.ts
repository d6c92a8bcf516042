import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { readmeFiles } from '../tools/packages/readmeFiles.ts';
import { expect, test } from './support.ts';

const root = path.resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** What Node 20 has not, taken away from the Node that runs the tests. */
const node20 = `data:text/javascript,${encodeURIComponent(`
  delete Promise.withResolvers;
  delete Promise.try;
  delete Object.groupBy;
  delete Map.groupBy;
  delete Array.fromAsync;
  delete URL.parse;
  delete globalThis.navigator;
  for (const name of ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'])
    delete Set.prototype[name];
  for (const name of ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'])
    delete Iterator.prototype[name];
`)}`;

/** A runner that writes in colours would have the example do so as well. */
const { FORCE_COLOR: _, ...plainOutput } = process.env;

/** The Node of the machine, which is the one a newcomer starts; npm puts the installed one before it. */
function machinePath(): string {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter);
  return folders.filter((folder) => !folder.includes('node_modules')).join(path.delimiter);
}

test.describe("the example of the mocks' README", () => {
  let file = '';
  test.beforeAll(async () => {
    const readme = await readFile(path.join(root, 'mocks', 'README.md'), 'utf8');
    const example = readmeFiles(readme).find(({ path: name }) => name === 'example.mjs');
    expect(example?.text).toContain("from '@quarterdeck/mocks'");
    // In the repository, so that it finds the packages.
    const folder = path.join(root, '.cache');
    await mkdir(folder, { recursive: true });
    file = path.join(folder, 'mocks-readme-example.mjs');
    await writeFile(file, example?.text ?? '');
  });

  test('works on the Node of this machine', async () => {
    const { stdout } = await run('node', [file], { env: { ...plainOutput, PATH: machinePath() } });
    expect(Number(stdout)).toBeGreaterThan(0);
  });

  test('works without what came after Node 20', async () => {
    const { stdout } = await run(process.execPath, ['--import', node20, file], { env: plainOutput });
    expect(Number(stdout)).toBeGreaterThan(0);
  });
});
