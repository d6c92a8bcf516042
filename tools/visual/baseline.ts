import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { commandScript, startScript } from '../childProcesses.ts';

const run = promisify(execFile);

/**
 * Builds the workbench of another commit and returns its folder; one that was built before is used again. The commit's
 * files lie in a folder of their own, with the packages that are installed here.
 * @throws Error when the commit needs other packages: a workbench of it has to be built by hand then.
 */
export async function buildBase(root: string, ref: string): Promise<string> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 ** 2 })).stdout;
  const commit = (await git('rev-parse', '--verify', `${ref}^{commit}`)).trim();
  const folder = path.join(root, '.cache', 'visual', `base-${commit}`);
  const workbench = path.join(folder, 'storybook-static');
  if (existsSync(path.join(workbench, 'index.json'))) return workbench;
  if (
    (await git('show', `${commit}:package-lock.json`)) !==
    (await readFile(path.join(root, 'package-lock.json'), 'utf8'))
  ) {
    throw new Error(
      `${ref} has another package-lock.json. Check it out elsewhere, run \`npm ci\` and \`npm run build-storybook\` there, and give the folder with --base.`,
    );
  }
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const archive = `${folder}.tar`;
  await git('archive', '--format=tar', `--output=${archive}`, commit);
  await run('tar', ['-xf', archive, '-C', folder]);
  await rm(archive);
  await linkModules(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const storybook = commandScript('storybook');
  const child = startScript(storybook, ['build', '-o', 'storybook-static', '--quiet'], {
    stdio: 'inherit',
    cwd: folder,
  });
  const [exitCode] = (await once(child, 'exit')) as [number | null];
  if (exitCode !== 0) throw new Error(`The workbench of ${ref} was not built.`);
  return workbench;
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
