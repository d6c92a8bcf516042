/** Run after each change of dependencies: `npx -c 'node tools/completeLock.ts'`; its result belongs into the same commit. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { completedLock, type Lock } from './lockCompletion.ts';

const file = path.resolve(process.argv[2] ?? 'package-lock.json');
const { lock, added } = completedLock(JSON.parse(await readFile(file, 'utf8')) as Lock);
if (added.length > 0) await writeFile(file, `${JSON.stringify(lock, undefined, 2)}\n`);
console.log(
  added.length === 0 ? 'The lock file is complete.' : `Added ${added.length} optional packages to the lock file.`,
);
