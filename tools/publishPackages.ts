/** `npm run release`: publishes every packed package whose version the registry does not have yet. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { packAll } from './packages/packAll.ts';

const run = promisify(execFile);

for (const { name, folder, tarball } of await packAll()) {
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  if (await isPublished(name, version)) {
    console.log(`${name}@${version} is published already.`);
    continue;
  }
  await run('npm', ['publish', tarball, '--access', 'public', '--provenance']);
  console.log(`${name}@${version} is published.`);
}

/** @throws Error when the registry cannot be asked. */
async function isPublished(name: string, version: string): Promise<boolean> {
  try {
    const { stdout } = await run('npm', ['view', `${name}@${version}`, 'version']);
    return stdout.trim() === version;
  } catch (error) {
    if (String(error).includes('E404')) return false;
    throw error;
  }
}
