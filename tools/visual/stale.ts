import { stat } from 'node:fs/promises';
import path from 'node:path';
import { git } from './git.ts';

/** What stories are built of; tests and texts are not. */
const sources = ['packages', 'apps', 'mocks', '.storybook'];
const isNoSource = /\.(test|walk)\.|\.md$/;

/**
 * The newest file that stories are built of and that the built workbench is older than; undefined where it is up to date,
 * and where there is no repository that could tell.
 */
export async function newerSource(root: string, workbench: string): Promise<string | undefined> {
  const built = (await stat(path.join(workbench, 'index.json'))).mtimeMs;
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...sources];
  const listed = await git(root, ...listing).catch(() => '');
  const files = listed.split('\0').filter((file) => file !== '' && !isNoSource.test(file));
  const times = await Promise.all(
    files.map(async (file) => {
      // One that is deleted is still listed.
      const found = await stat(path.join(root, file)).catch(() => undefined);
      return { file, time: found?.mtimeMs ?? 0 };
    }),
  );
  return times.filter(({ time }) => time > built).toSorted((one, other) => other.time - one.time)[0]?.file;
}
