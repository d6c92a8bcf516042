/**
 * `npm run test:generator`: makes a feature in this tree, runs its types, lint, rules and stories, and takes it away
 * again, so that the tree is as before. What is not committed meanwhile stays.
 */
import { spawnSync } from 'node:child_process';
import { rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { commandScript } from './childProcesses.ts';
import { applyChanges, planFeature, revertChanges } from './generator/planFeature.ts';

const root = path.resolve(import.meta.dirname, '..');
// Two words, so that every way to write a name is tried.
const names = {
  plural: 'harbour-fees',
  singular: 'harbour-fee',
  turkishPlural: 'liman ücretleri',
  turkishSingular: 'liman ücreti',
  icon: 'receipt',
};
const own = ['packages/features', 'mocks/src'].map((folder) => `${folder}/${names.plural}`);
/** Tests of other folders that look at all features, areas or calls. */
const everywhere = [
  'mocks/src/areas',
  'mocks/src/documents',
  'mocks/src/everyCall',
  'mocks/src/changes',
  'tools/coverage',
];

const checks: readonly (readonly [command: string, ...args: string[]])[] = [
  ...['packages/contract', 'mocks', `packages/features/${names.plural}`, 'apps/site', '.'].map(
    (folder) => ['tsc', '-p', path.join(folder, 'tsconfig.json'), '--noEmit'] as const,
  ),
  ['oxlint', ...own, 'packages/contract/src', 'apps/site/src', `walks/${names.plural}.walk.ts`],
  ['oxfmt', '--check', `walks/${names.plural}.walk.ts`, ...own],
  ['knip'],
  [
    'vitest',
    'run',
    '--project',
    'unit',
    '--project',
    'unit-dom',
    'packages/contract',
    'apps/site',
    ...everywhere,
    ...own,
  ],
  ['vitest', 'run', '--project', 'storybook', ...own],
];

/** Packages that are not called as their command. */
const packageOf: Readonly<Record<string, string>> = { tsc: 'typescript' };

const gitStatus = () => spawnSync('git', ['status', '--porcelain'], { cwd: root, encoding: 'utf8' }).stdout;

// Ctrl+C ends the check that runs; the files have to be taken away all the same.
process.on('SIGINT', () => undefined);

const before = gitStatus();
const changes = await planFeature(root, names);
const link = path.join(root, 'node_modules/@quarterdeck', `feature-${names.plural}`);
const failed: string[] = [];
try {
  await applyChanges(root, changes);
  // What npm install does for a new package.
  await symlink(path.join('../../packages/features', names.plural), link);
  for (const [command, ...args] of checks) {
    const name = [command, ...args].join(' ');
    console.log(`\n${name}`);
    const { status, signal } = spawnSync(
      process.execPath,
      [commandScript(packageOf[command] ?? command, command), ...args],
      {
        cwd: root,
        stdio: 'inherit',
      },
    );
    if (status !== 0) failed.push(name);
    if (signal !== null) break;
  }
} finally {
  await rm(link, { force: true });
  await revertChanges(root, changes);
}
if (gitStatus() !== before) failed.push('the tree is not as before');
console.log(failed.length === 0 ? '\nThe generated feature passes.' : `\nFailed:\n${failed.join('\n')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
