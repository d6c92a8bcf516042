/** What a workspace says of itself in its package.json, as far as it matters to those who install it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  /** By subpath; null closes what a pattern would let others import. */
  readonly exports: Readonly<Record<string, ExportTarget | null>>;
  readonly publishConfig?: unknown;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly [field: string]: unknown;
}

/** A file, or a module: its source, which is what the workspaces themselves read, and what is built of it. */
type ExportTarget = string | { readonly types: string; readonly import: string; readonly [condition: string]: string };

/** Of the workspaces alone; who installs a package has no sources. */
const sourceCondition = 'quarterdeck:source';
const scope = '@quarterdeck/';
const ofWorkspaces = new Set(['scripts', 'devDependencies', 'files']);

/** Where a file of the package lies once it is packed: what is no module, such as a style sheet, goes with what is built. */
export const packedPath = (file: string): string => file.replace(/^\.\/src\//, './dist/');

/**
 * The package.json that is published: every export by name, so that nothing else can be imported; types before code;
 * packages of the house in the very same version, as they are made for each other.
 * @param filesOf the files that a pattern matches, each with what stands in place of its asterisk.
 */
export function publishedManifest(
  manifest: Manifest,
  filesOf: (pattern: string) => readonly { file: string; name: string }[],
): Record<string, unknown> {
  const isClosed = (subpath: string) => manifest.exports[subpath] === null;
  const exports = Object.entries(manifest.exports).flatMap(([subpath, target]) => {
    if (target === null) return [];
    const files = filesOf(typeof target === 'string' ? target : (target[sourceCondition] ?? target.import));
    return files.flatMap(({ file, name }) => {
      const fill = (pattern: string) => pattern.replaceAll('*', name);
      if (isClosed(fill(subpath))) return [];
      if (typeof target === 'string') return [[fill(subpath), packedPath(file)]];
      return [[fill(subpath), { types: fill(target.types), default: fill(target.import) }]];
    });
  });
  const own = Object.entries(manifest.dependencies ?? {}).map(([name, range]) => [
    name,
    name.startsWith(scope) ? manifest.version : range,
  ]);
  const kept = Object.entries(manifest).filter(([field]) => !ofWorkspaces.has(field));
  return {
    ...Object.fromEntries(kept),
    exports: { ...Object.fromEntries(exports), './package.json': './package.json' },
    ...(own.length > 0 && { dependencies: Object.fromEntries(own) }),
  };
}
