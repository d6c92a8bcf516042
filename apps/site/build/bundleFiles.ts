import type { Rolldown } from 'vite';

export interface BundleFiles {
  /** Files that the modules of a path and their static imports came into, beyond those of the start. */
  filesOf: (modulePart: string) => string[];
  /** Modules that a module imports, directly or through others; no dynamic imports. */
  modulesOf: (modulePart: string) => string[];
}

/** Finds files and modules of a finished build. */
export function bundleFiles(
  bundle: Rolldown.OutputBundle,
  find: (id: string) => Pick<Rolldown.ModuleInfo, 'importedIds'> | null,
): BundleFiles {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = chunks.find((candidate) => candidate.fileName === name);
    if (!chunk || seen.has(name)) return seen;
    seen.add(name);
    for (const imported of chunk.imports) withImports(imported, seen);
    return seen;
  };
  const entry = chunks.find((chunk) => chunk.isEntry);
  const atStart = withImports(entry?.fileName ?? '');
  const follow = (id: string, seen: Set<string>): Set<string> => {
    // The list of all calls belongs to no screen, though many modules import it with the package.
    if (seen.has(id) || id.endsWith('contract/src/endpoints/index.ts')) return seen;
    seen.add(id);
    for (const imported of find(id)?.importedIds ?? []) follow(imported, seen);
    return seen;
  };
  const modules = [...new Set(chunks.flatMap((chunk) => [chunk.facadeModuleId ?? '', ...chunk.moduleIds]))];
  return {
    filesOf: (modulePart) => {
      const found = chunks.filter((chunk) =>
        [chunk.facadeModuleId ?? '', ...chunk.moduleIds].some((id) => id.includes(modulePart)),
      );
      const files = new Set(found.flatMap((chunk) => [...withImports(chunk.fileName)]));
      return [...files].filter((name) => !atStart.has(name)).map((name) => `/${name}`);
    },
    modulesOf: (modulePart) => {
      const seen = new Set<string>();
      for (const id of modules.filter((module) => module.includes(modulePart))) follow(id, seen);
      return [...seen];
    },
  };
}
