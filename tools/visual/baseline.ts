import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandScript, startScript } from '../childProcesses.ts';
import { commitOf, git } from './git.ts';

const run = promisify(execFile);

/**
 * Builds the workbench of another commit and returns its folder; one that was built before is used again. The commit's
 * files lie in a folder of their own, with the packages that are installed here where it needs the same ones.
 * @throws Error when there is no such commit, or its workbench cannot be built.
 */
export async function buildBase(root: string, ref: string): Promise<string> {
  const commit = await commitOf(root, ref);
  const folder = path.join(root, '.cache', 'visual', `base-${commit}`);
  const workbench = path.join(folder, 'storybook-static');
  if (existsSync(path.join(workbench, 'index.json'))) return workbench;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await git(root, 'archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  const lockOf = (of: string) => readFile(path.join(of, 'package-lock.json'), 'utf8');
  if ((await lockOf(folder)) === (await lockOf(root)))
    await linkModules(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  else await runIn(folder, npmScript(), 'ci');
  // What a build leaves behind that was ended midway is no workbench.
  await runIn(folder, commandScript('storybook'), 'build', '-o', 'unfinished', '--quiet');
  await rename(path.join(folder, 'unfinished'), workbench);
  return workbench;
}

/** @throws Error when the script does not end well. */
async function runIn(folder: string, script: string, ...args: string[]): Promise<void> {
  const [exitCode] = (await once(startScript(script, args, { stdio: 'inherit', cwd: folder }), 'exit')) as [
    number | null,
  ];
  if (exitCode !== 0) throw new Error(`${path.basename(script)} ${args.join(' ')} failed in ${folder}.`);
}

/** @throws Error when it was not npm that started this process. */
function npmScript(): string {
  const script = process.env['npm_execpath'];
  if (!script) throw new Error('The base needs other packages, which npm installs: start with `npm run visual`.');
  return script;
}

/** Links what is installed; links to the workspace's own packages are made anew, so that they lead to the commit's files. */
async function linkModules(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    const source = path.join(from, name);
    if (name.startsWith('@')) await linkModules(source, path.join(to, name));
    else if ((await lstat(source)).isSymbolicLink()) await symlink(await readlink(source), path.join(to, name));
    else if (name !== '.cache') await symlink(source, path.join(to, name));
  }
}
