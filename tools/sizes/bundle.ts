import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';

/** What a bundle holds from the start, and what it loads later. */
export interface BundleBytes {
  /** Minified and compressed by brotli, in bytes: the code that is there before anything is shown. */
  readonly first: number;
  /** As `first`: the code of imports that are made on first use. */
  readonly later: number;
  /** Packages that it needs and that were left out. */
  readonly peers: readonly string[];
}

/**
 * Bundles a module for production and says how large it is.
 * @param code the module's text.
 * @param folder absolute path of the folder from which its imports are found.
 * @param external names of packages that are left out.
 * @throws when an import is not found.
 */
export async function bundleBytes(code: string, folder: string, external: readonly string[]): Promise<BundleBytes> {
  const result = await build({
    stdin: { contents: code, resolveDir: folder, sourcefile: 'entry.tsx', loader: 'tsx' },
    absWorkingDir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2023',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', 'import.meta.env.DEV': 'false' },
    conditions: ['quarterdeck:source'],
    external: [...external],
    loader: { '.svg': 'dataurl' },
    outdir: path.join(folder, 'out'),
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const sizes = new Map(
    result.outputFiles.map((file) => [
      path.relative(folder, file.path).replaceAll(path.sep, '/'),
      brotliCompressSync(file.contents).length,
    ]),
  );
  const first = loadedFirst(result.metafile.outputs);
  const total = sumOf([...sizes.values()]);
  const atFirst = sumOf([...first].map((name) => sizes.get(name) ?? 0));
  const imported = Object.values(result.metafile.outputs).flatMap(({ imports }) =>
    imports.filter((one) => one.external).map((one) => one.path),
  );
  // `react/jsx-runtime` comes with `react`.
  const packages = external.filter((name) => name.startsWith('@') || !name.includes('/'));
  const peers = packages.filter((name) => imported.some((one) => one === name || one.startsWith(`${name}/`)));
  return { first: atFirst, later: total - atFirst, peers };
}

/** The entry and everything it imports without asking for it later. */
function loadedFirst(outputs: Metafile['outputs']): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    const output = outputs[name];
    if (!output || found.has(name)) return;
    found.add(name);
    for (const { path: imported, kind, external } of output.imports)
      if (kind === 'import-statement' && !external) visit(imported);
  };
  for (const [name, { entryPoint }] of Object.entries(outputs)) if (entryPoint === 'entry.tsx') visit(name);
  return found;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
