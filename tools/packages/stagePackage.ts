import { existsSync, globSync } from 'node:fs';
import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { markedForClient, packageUrls, withExtensions, withOwnFonts, withoutMap } from './packedFiles.ts';
import { packedPath, publishedManifest, type Manifest } from './publishedManifest.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders of the workspaces that are published. */
export const publishedFolders: readonly string[] = globSync(['packages/*', 'packages/features/*', 'mocks'], {
  cwd: root,
})
  .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
  .toSorted();

/**
 * Lays a built package out as it is published.
 * @param folder of the workspace. @param stage folder that is made anew.
 * @returns its name.
 */
export async function stagePackage(folder: string, stage: string): Promise<string> {
  const source = path.join(root, folder);
  const manifest = JSON.parse(await readFile(path.join(source, 'package.json'), 'utf8')) as Manifest;
  await rm(stage, { recursive: true, force: true });
  await cp(path.join(source, 'dist'), path.join(stage, 'dist'), {
    recursive: true,
    filter: (file) => !file.endsWith('.map'),
  });
  const filesOf = (pattern: string) => matches(source, pattern);
  for (const target of Object.values(manifest.exports)) {
    if (typeof target !== 'string') continue;
    for (const { file } of filesOf(target)) await stageFile(source, stage, file);
  }
  for (const file of globSync('dist/**/*.{js,d.ts}', { cwd: stage })) await finishCode(path.join(stage, file));
  await writeFile(
    path.join(stage, 'package.json'),
    `${JSON.stringify({ ...publishedManifest(manifest, filesOf), ...repositoryOf(folder) }, null, 2)}\n`,
  );
  await copyFile(path.join(source, 'README.md'), path.join(stage, 'README.md'));
  await copyFile(path.join(root, 'LICENSE'), path.join(stage, 'LICENSE'));
  const changelog = path.join(source, 'CHANGELOG.md');
  if (existsSync(changelog)) await copyFile(changelog, path.join(stage, 'CHANGELOG.md'));
  return manifest.name;
}

/** Where the code is, as the workflow that publishes it knows; nothing elsewhere. */
function repositoryOf(directory: string): { repository?: { type: string; url: string; directory: string } } {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: name } = process.env;
  if (server === undefined || name === undefined) return {};
  return { repository: { type: 'git', url: `git+${server}/${name}.git`, directory } };
}

/** The files of a package that a pattern with at most one asterisk matches; tests and their helpers are none of it. */
function matches(folder: string, pattern: string): { file: string; name: string }[] {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return [{ file: pattern, name: '' }];
  const files = globSync(`${before.slice(2)}**/*${path.extname(after)}`, { cwd: folder })
    .map((file) => `./${file.split(path.sep).join('/')}`)
    .filter(
      (file) => file.startsWith(before) && file.endsWith(after) && !/\.(?:test|stories)\.|\/testing\//.test(file),
    );
  return files.toSorted().map((file) => ({ file, name: file.slice(before.length, -after.length) }));
}

async function stageFile(source: string, stage: string, file: string): Promise<void> {
  const target = path.join(stage, packedPath(file));
  await mkdir(path.dirname(target), { recursive: true });
  if (!file.endsWith('.css')) return copyFile(path.join(source, file), target);
  const sheet = await readFile(path.join(source, file), 'utf8');
  await writeFile(target, withOwnFonts(sheet));
  for (const specifier of packageUrls(sheet)) {
    const font = path.join(root, 'node_modules', specifier);
    const fonts = path.join(path.dirname(target), 'fonts');
    await mkdir(fonts, { recursive: true });
    await copyFile(font, path.join(fonts, path.basename(specifier)));
    // Their licence has to go with them.
    await copyFile(path.join(font, '../../LICENSE'), path.join(fonts, 'LICENSE'));
  }
}

async function finishCode(file: string): Promise<void> {
  const text = withoutMap(await readFile(file, 'utf8'));
  await writeFile(file, file.endsWith('.js') ? markedForClient(text) : withExtensions(text, file, existsSync));
}
