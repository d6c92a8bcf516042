/**
 * `npm run test:deletions -- [name…]`: takes each feature out of the host as its list says (folder and lines), builds the
 * site without it, runs the site's own tests, opens every page that is left, and puts it back.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { commandScript } from './childProcesses.ts';

const root = path.resolve(import.meta.dirname, '..');
/** The frame around the pages is a part of the host. */
const frame = 'shell';
const hostFiles = ['apps/site/src/features.ts', 'apps/site/package.json'].map((file) => path.join(root, file));

const checks: readonly (readonly [command: string, packageName: string, cwd: string, ...args: string[]])[] = [
  ['tsc', 'typescript', 'apps/site', '--noEmit'],
  ['vite', 'vite', 'apps/site', 'build', '--logLevel', 'error'],
  ['vitest', 'vitest', '.', 'run', '--project', 'unit', '--project', 'unit-dom', 'apps/site', 'mocks/src/areas'],
  ['playwright', 'playwright', '.', 'test', '--project=site', 'everyRoute'],
];

/** A text of the host without the lines that name a feature. */
function withoutFeature(text: string, name: string): string {
  const imported = new RegExp(`^import \\{ (\\w+) \\} from '@quarterdeck/feature-${name}';$`, 'm').exec(text)?.[1];
  return text
    .split('\n')
    .filter((line) => !line.includes(`@quarterdeck/feature-${name}`) && line.trim() !== `${imported},`)
    .join('\n')
    .replace(/(\[.*)\]/s, (list) => (imported ? list.replace(new RegExp(`\\b${imported}\\b,? ?`), '') : list));
}

const names = process.argv.slice(2);
const features = globSync('packages/features/*/package.json', { cwd: root })
  .map((file) => path.basename(path.dirname(file)))
  .filter((name) => name !== frame && (names.length === 0 || names.includes(name)));

// Ctrl+C ends the check that runs; what was taken away has to come back all the same.
process.on('SIGINT', () => undefined);

const failed: string[] = [];
for (const name of features) {
  const folder = path.join(root, 'packages/features', name);
  // Outside the packages, where no glob of the workspace finds it.
  const kept = path.join(root, 'node_modules', `.deleted-${name}`);
  const texts = await Promise.all(hostFiles.map((file) => readFile(file, 'utf8')));
  try {
    await rename(folder, kept);
    await Promise.all(hostFiles.map((file, index) => writeFile(file, withoutFeature(texts[index] ?? '', name))));
    for (const [command, packageName, cwd, ...args] of checks) {
      console.log(`\nwithout ${name}: ${[command, ...args].join(' ')}`);
      const { status } = spawnSync(process.execPath, [commandScript(packageName, command), ...args], {
        cwd: path.join(root, cwd),
        stdio: 'inherit',
      });
      if (status !== 0) failed.push(`without ${name}: ${command}`);
    }
  } finally {
    await rename(kept, folder);
    await Promise.all(hostFiles.map((file, index) => writeFile(file, texts[index] ?? '')));
  }
}
console.log(failed.length === 0 ? '\nThe site stands without each of them.' : `\nFailed:\n${failed.join('\n')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
