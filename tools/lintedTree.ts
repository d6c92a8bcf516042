import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { commandScript } from './childProcesses.ts';

/** A complaint of the linter. */
export interface Complaint {
  /** Relative to the tree's root, with slashes. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** As the linter writes it, such as `boundaries(dependencies)`. */
  readonly rule: string;
}

const repository = path.resolve(import.meta.dirname, '..');

/** What the configuration loads by name, and what the linter looks for where it runs. */
const linked = ['eslint-plugin-boundaries', 'eslint-import-resolver-typescript', 'oxlint-tsgolint'];

/**
 * Lints a small tree in a temporary folder with the repository's own configuration.
 * @param files content by path relative to the tree's root.
 * @param packages folder by package name, for those that the files import by name.
 */
export async function lintTree(
  files: Readonly<Record<string, string>>,
  packages: Readonly<Record<string, string>>,
): Promise<Complaint[]> {
  const root = await mkdtemp(path.join(tmpdir(), 'linted-tree-'));
  const condition = await sourceCondition();
  try {
    await Promise.all(Object.entries(files).map(async ([name, content]) => writeInto(path.join(root, name), content)));
    for (const name of linked)
      await link(path.join(repository, 'node_modules', name), path.join(root, 'node_modules', name));
    for (const [name, folder] of Object.entries(packages)) {
      await writeInto(
        path.join(root, folder, 'package.json'),
        JSON.stringify({ name, exports: { '.': { [condition]: './src/index.ts' } } }),
      );
      await link(path.join(root, folder), path.join(root, 'node_modules', name));
    }
    await copyFile(path.join(repository, 'tsconfig.base.json'), path.join(root, 'tsconfig.base.json'));
    await copyFile(path.join(repository, 'tsconfig.base.json'), path.join(root, 'tsconfig.json'));
    await copyFile(path.join(repository, '.oxlintrc.json'), path.join(root, '.oxlintrc.json'));
    return complaintsOf(await lint(root, Object.keys(files)));
  } finally {
    await rm(root, { recursive: true });
  }
}

/** The export condition of a package's sources: the linter has to resolve by the same one as the compiler. */
async function sourceCondition(): Promise<string> {
  const { compilerOptions } = JSON.parse(await readFile(path.join(repository, 'tsconfig.base.json'), 'utf8')) as {
    compilerOptions: { customConditions: [string] };
  };
  return compilerOptions.customConditions[0];
}

async function writeInto(file: string, content: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}

async function link(target: string, place: string): Promise<void> {
  await mkdir(path.dirname(place), { recursive: true });
  await symlink(target, place, 'junction');
}

/** The linter's JSON report. It ends with code 1 when it complains, which is what we came for. */
function lint(root: string, files: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const args = [commandScript('oxlint'), '--format', 'json', ...files];
    execFile(process.execPath, args, { cwd: root, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
      if (stdout.includes('{')) resolve(stdout);
      else reject(new Error(`The linter could not run: ${stdout}${stderr}`, { cause: error }));
    });
  });
}

function complaintsOf(output: string): Complaint[] {
  // Plugins write their warnings before the report.
  const report = JSON.parse(output.slice(output.search(/^\{/m))) as {
    diagnostics: { code: string; filename: string; labels: { span: { line: number } }[] }[];
  };
  return report.diagnostics.map(({ code, filename, labels }) => ({
    file: filename.replaceAll('\\', '/'),
    line: labels[0]?.span.line ?? 0,
    rule: code,
  }));
}
