import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What git prints. @throws Error when it fails. */
export async function git(root: string, ...args: string[]): Promise<string> {
  return (await run('git', args, { cwd: root, maxBuffer: 64 * 1024 ** 2 })).stdout;
}

/** The hash of a commit that is given by a branch, a tag or a hash. @throws Error when there is none. */
export async function commitOf(root: string, ref: string): Promise<string> {
  try {
    return (await git(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)).trim();
  } catch (cause) {
    throw new Error(
      `There is no commit, branch or tag ${ref} here. A checkout of CI has only one commit, unless it fetches all (fetch-depth: 0).`,
      { cause },
    );
  }
}
