import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { commitOf, git } from './git.ts';

/** The modules of a workbench, each with those that import it, relative to the root with `./` in front. */
export type Importers = ReadonlyMap<string, readonly string[]>;

interface Stats {
  readonly modules: readonly { readonly name: string; readonly reasons: readonly { readonly moduleName: string }[] }[];
}

/** @throws Error when the workbench was built without its module graph. */
export async function readImporters(workbench: string): Promise<Importers> {
  const file = path.join(workbench, 'preview-stats.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no ${file}; build the workbench with \`storybook build --stats-json\`.`);
  });
  const { modules } = JSON.parse(text) as Stats;
  return new Map(modules.map(({ name, reasons }) => [name, reasons.map(({ moduleName }) => moduleName)]));
}

/** Changes of these can be seen in any story. */
const seenEverywhere: readonly RegExp[] = [
  /^package-lock\.json$/,
  // What else is in there is in the graph of imports.
  /^\.storybook\/(main\.ts|package\.json|docgen\/)/,
  /^packages\/ui\/(src\/)?tokens\//,
  /\.woff2$/,
  /^tools\/(visual\.ts|visual\/.*|browserFlags\.ts|chromium\.ts|pool\.ts|staticServer\.ts)$/,
  /^visual\/(a11y-reviewed|environment)\.json$/,
  /^packages\/(features\/)?[\w-]+\/package\.json$/,
];
/** Tests are in no story, also those of the tools above. */
const isTest = (file: string) => /\.test\.tsx?$/.test(file);

/** They import all stories to document them, and no story shows them. */
const isDocs = (module: string) => module.startsWith('./.storybook/docs/');

/** The words of one package. The workbench gives all words to all stories; only those of the package show these. */
const wordsOfPackage = /^\.\/((packages\/features\/[\w-]+|apps\/site)\/src\/)translations\//;

/** Where imports lead from a module that has changed. */
function importersOf(module: string, importers: Importers): readonly string[] {
  const own = importers.get(module) ?? [];
  const folder = wordsOfPackage.exec(module)?.[1];
  if (folder === undefined) return own.filter((importer) => !isDocs(importer));
  const stories = [...importers.keys()].filter(
    (name) => name.startsWith(`./${folder}`) && name.endsWith('.stories.tsx'),
  );
  return [...own.filter((importer) => !importer.startsWith('./.storybook/')), ...stories];
}

/**
 * The files of stories that a change can be seen in: those from which imports lead to a changed file.
 * @param files changed files, relative to the root.
 * @returns 'all' when it can be seen in any.
 */
export function affectedStoryFiles(files: readonly string[], importers: Importers): ReadonlySet<string> | 'all' {
  if (files.some((file) => !isTest(file) && seenEverywhere.some((pattern) => pattern.test(file)))) return 'all';
  const reached = new Set(files.map((file) => `./${file}`));
  // A set goes on to what is added while it is walked.
  for (const module of reached) for (const importer of importersOf(module, importers)) reached.add(importer);
  return reached.has('./.storybook/preview.tsx') ? 'all' : reached;
}

/** The last commit shared with `ref`. */
const startOf = async (root: string, ref: string): Promise<string> =>
  (await git(root, 'merge-base', await commitOf(root, ref), 'HEAD')).trim();

/** Ids of the stories whose lines in the locks differ from the last commit shared with `ref`. */
export async function storiesOfChangedLines(root: string, ref: string): Promise<ReadonlySet<string>> {
  const lines = await git(root, 'diff', '--unified=0', '--no-renames', await startOf(root, ref), '--', 'visual/locks');
  return new Set([...lines.matchAll(/^[+-] +"([^"@]+)@/gm)].map(([, id = '']) => id));
}

/** Files that differ from the last commit shared with `ref`, relative to the root; deleted and uncommitted ones too. */
export async function changedFiles(root: string, ref: string): Promise<readonly string[]> {
  const start = await startOf(root, ref);
  const [changed, added] = await Promise.all([
    git(root, 'diff', '--name-only', '--no-renames', '-z', start),
    git(root, 'ls-files', '--others', '--exclude-standard', '-z'),
  ]);
  return `${changed}${added}`.split('\0').filter(Boolean);
}
