import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { readFile } from 'node:fs/promises';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import type { PackedPackage } from './packAll.ts';

/** Ways to find types that the packages do not promise: they are modules for Node's and the bundlers' own resolution. */
const notPromised = new Set<unknown>(['node10', 'node16-cjs']);

/** @returns what two checkers of published packages say against this one, as sentences; nothing is what is wanted. */
export async function lintPackage({ name, folder, tarball }: PackedPackage): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pkgDir: folder, pack: false, strict: true });
  const ofManifest = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  const types = await checkPackage(createPackageFromTarballData(await readFile(tarball)), {
    // Style sheets have no types.
    excludeEntrypoints: [/\.css$/],
  });
  const ofTypes = types.types === false ? ['has no types'] : types.problems.flatMap(inWords);
  return [...ofManifest, ...ofTypes].map((problem) => `${name}: ${problem}`);
}

function inWords(problem: { kind: string }): string[] {
  const { kind, ...rest }: { kind: string; resolutionKind?: unknown; trace?: unknown } = problem;
  if (notPromised.has(rest.resolutionKind)) return [];
  return [`${kind} ${JSON.stringify({ ...rest, trace: undefined })}`];
}
