import { execFile } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { publishedFolders, stagePackage } from './stagePackage.ts';

/** A package as it is published. */
export interface PackedPackage {
  readonly name: string;
  /** Folder with its files. */
  readonly folder: string;
  readonly tarball: string;
}

const cache = path.resolve(import.meta.dirname, '../../.cache/packages');
const run = promisify(execFile);

/** Packs all packages, which have been built before. */
export async function packAll(): Promise<readonly PackedPackage[]> {
  await rm(cache, { recursive: true, force: true });
  await mkdir(cache, { recursive: true });
  const packed: PackedPackage[] = [];
  for (const workspace of publishedFolders) {
    const folder = path.join(cache, path.basename(workspace));
    const name = await stagePackage(workspace, folder);
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', cache], { cwd: folder });
    packed.push({ name, folder, tarball: path.join(cache, fileOf(stdout)) });
  }
  return packed;
}

/** Newer npm answers by name, older ones with a list. */
function fileOf(answer: string): string {
  const [first] = Object.values(JSON.parse(answer) as Record<string, { filename: string }>);
  if (first === undefined) throw new Error(`npm packed nothing: ${answer}`);
  return first.filename;
}
