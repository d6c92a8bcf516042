// The namespace rather than Lucide's own list of icons: that one lacks the names an icon had before.
import * as lucide from 'lucide-react';
import type { LucideIcon } from 'lucide-react';

const sources = import.meta.glob<string>(
  ['../../packages/**/src/**/*.{ts,tsx}', '../../apps/*/src/**/*.{ts,tsx}', '!**/*.stories.tsx', '!**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);

/** Names between the braces of each import of Lucide's. */
const imports = /import\s*\{([^}]*)\}\s*from 'lucide-react'/g;

const isIcon = (value: unknown): value is LucideIcon =>
  typeof value === 'object' && value !== null && '$$typeof' in value;

const icons: ReadonlyMap<string, LucideIcon> = new Map(
  Object.entries(lucide).filter((entry): entry is [string, LucideIcon] => isIcon(entry[1])),
);

/** Every icon that the product draws, by the name that code imports, in alphabetical order. */
export function findUsedIcons(): [name: string, icon: LucideIcon][] {
  const names = new Set<string>();
  for (const source of Object.values(sources)) {
    for (const [, list = ''] of source.matchAll(imports)) {
      for (const name of list.split(',')) names.add(name.trim().replace(/\s+as\s.*$/, ''));
    }
  }
  return [...names].toSorted().flatMap((name): [string, LucideIcon][] => {
    const icon = icons.get(name);
    return icon ? [[name, icon]] : [];
  });
}
