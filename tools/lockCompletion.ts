import { platformOf } from './platformOf.ts';

/** The parts of package-lock.json (version 3) that matter here. */
export interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

interface LockEntry {
  readonly version?: string;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Completion<L extends Lock> {
  readonly lock: Omit<L, 'packages'> & Lock;
  /** Addresses in the lock of the entries that were added; empty when the lock was complete. */
  readonly added: readonly string[];
}

/**
 * Adds the optional packages that npm left out of a lock file. npm drops those that the registry in use does not carry,
 * usually binaries for other systems, and `npm ci` then refuses the file wherever the registry has them.
 * @throws Error when the wanted version is a range from which no single version follows.
 */
export function completedLock<L extends Lock>(lock: L): Completion<L> {
  const packages: Record<string, LockEntry> = { ...lock.packages };
  const added: string[] = [];
  for (const [parent, entry] of Object.entries(lock.packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const place = missingPlace(packages, parent, name, range);
      if (place === undefined) continue;
      packages[place] = { version: lowestVersion(name, range), ...platformOf(name), optional: true };
      added.push(place);
    }
  }
  // npm's own order, so that its next write moves nothing.
  const sorted = Object.entries(packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(sorted) }, added };
}

/** Where the entry has to be added: at the top, or below its parent when the top holds another version; undefined when it is there. */
function missingPlace(packages: Lock['packages'], parent: string, name: string, range: string): string | undefined {
  const nearest = lookUpPlaces(parent, name).find((place) => packages[place]);
  if (nearest === undefined) return `node_modules/${name}`;
  const isOther = isExact(range) && packages[nearest]?.version !== range;
  return isOther ? `${parent}/node_modules/${name}` : undefined;
}

/** Every address at which Node would look for `name` on behalf of `parent`, nearest first. */
function lookUpPlaces(parent: string, name: string): string[] {
  const places: string[] = [];
  for (let folder = parent; folder !== ''; folder = folder.replace(/\/?(node_modules\/)?(@[^/]+\/)?[^/]+$/, '')) {
    places.push(`${folder}/node_modules/${name}`);
  }
  return [...places, `node_modules/${name}`];
}

function lowestVersion(name: string, range: string): string {
  const version = range.replace(/^[~^]/, '');
  if (!isExact(version))
    throw new Error(`The lock lacks ${name}, and "${range}" does not say which version it should be.`);
  return version;
}

function isExact(range: string): boolean {
  return /^\d+\.\d+\.\d+(-[\w.-]+)?$/.test(range);
}
