import { globSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format } from 'oxfmt';
import { checkNames, nameFiller, type FeatureNames } from './featureNames.ts';
import { sharedFiles } from './sharedFiles.ts';

/** What becomes of one file. */
export interface FileChange {
  /** Below the root of the repository. */
  readonly path: string;
  /** Null where there is no such file yet. */
  readonly before: string | null;
  readonly after: string;
}

/** The templates lie here as the files that are made of them lie in the repository. */
const templates = path.resolve(import.meta.dirname, '../../turbo/generators/feature');

const readIfThere = (file: string) => readFile(file, 'utf8').catch(() => null);

/** Names have other lengths than in the templates, so lines break elsewhere. */
async function formatted(root: string, file: string, text: string): Promise<string> {
  if (!/\.tsx?$/.test(file)) return text;
  const { printWidth, singleQuote } = JSON.parse(await readFile(path.join(root, '.oxfmtrc.json'), 'utf8')) as {
    printWidth: number;
    singleQuote: boolean;
  };
  const { code, errors } = await format(file, text, { printWidth, singleQuote });
  if (errors.length > 0) throw new Error(`${file} is not what the formatter can read: ${JSON.stringify(errors)}`);
  return code;
}

/**
 * All files that a new feature adds or changes; nothing is written.
 * @throws Error where a name is not as it has to be, or taken.
 */
export async function planFeature(root: string, names: FeatureNames): Promise<FileChange[]> {
  checkNames(names);
  const fill = nameFiller(names);
  const changes: FileChange[] = [];
  const add = async (file: string, before: string | null, after: string) =>
    changes.push({ path: file, before, after: await formatted(root, file, after) });

  for (const template of globSync('**/*.*', { cwd: templates }).toSorted()) {
    const file = fill(template);
    if ((await readIfThere(path.join(root, file))) !== null) throw new Error(`${file} is there already.`);
    await add(file, null, fill(await readFile(path.join(templates, template), 'utf8')));
  }
  for (const shared of sharedFiles) {
    const before = await readFile(path.join(root, shared.path), 'utf8');
    await add(shared.path, before, shared.add(before, fill));
  }
  return changes;
}

export async function applyChanges(root: string, changes: readonly FileChange[]): Promise<void> {
  for (const change of changes) {
    const file = path.join(root, change.path);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, change.after);
  }
}

/** Makes every file what it was before, and leaves no empty folder. */
export async function revertChanges(root: string, changes: readonly FileChange[]): Promise<void> {
  for (const change of changes) {
    const file = path.join(root, change.path);
    if (change.before === null) await rm(file, { force: true });
    else await writeFile(file, change.before);
  }
  for (const { path: file, before } of changes) if (before === null) await removeIfEmpty(root, path.dirname(file));
}

async function removeIfEmpty(root: string, folder: string): Promise<void> {
  const files = await readdir(path.join(root, folder)).catch(() => null);
  if (files?.length === 0) await rmdir(path.join(root, folder));
  if (files === null || files.length === 0) await removeIfEmpty(root, path.dirname(folder));
}
