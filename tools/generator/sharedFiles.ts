/** A file that several features share, and how a new one is added to it. */
interface SharedFile {
  readonly path: string;
  /** @param fill puts the names of the feature in the place of "sample items". */
  readonly add: (text: string, fill: (text: string) => string) => string;
}

/**
 * Inserts a line where it is in order among those that match.
 * @param pattern matches a whole line; its group is what the lines are sorted by.
 */
export function insertSorted(text: string, line: string, pattern: RegExp): string {
  const lines = text.split('\n');
  const keyOf = (one: string) => pattern.exec(one)?.[1];
  const key = keyOf(line);
  const last = lines.findLastIndex((one) => keyOf(one) !== undefined);
  if (key === undefined || last < 0) throw new Error(`There is no place for this line: ${line}`);
  const next = lines.findIndex((one) => (keyOf(one) ?? '') > key);
  return lines.toSpliced(next < 0 ? last + 1 : next, 0, line).join('\n');
}

/** Inserts lines behind the last one that matches. */
export function insertBehind(text: string, added: readonly string[], pattern: RegExp): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line) => pattern.test(line));
  if (last < 0) throw new Error(`There is no place for this line: ${added.join('\n')}`);
  return lines.toSpliced(last + 1, 0, ...added).join('\n');
}

const valuesLine = /^ {2}\.\.\.Object\.values\(\w+\),$/;

interface MenuItem {
  id: string;
  children?: MenuItem[];
}

function addMenuItem(text: string, item: MenuItem): string {
  const menu = JSON.parse(text) as MenuItem[];
  const apps = menu.find(({ id }) => id === 'apps')?.children;
  if (!apps) throw new Error('The menu has no group of apps.');
  apps.push(item);
  apps.sort((a, b) => (a.id < b.id ? -1 : 1));
  return `${JSON.stringify(menu, undefined, 2)}\n`;
}

/** The files that name every feature. The lists of calls keep the order of the reference, so a new area is the last one there. */
export const sharedFiles: readonly SharedFile[] = [
  {
    path: 'packages/contract/src/endpoints/index.ts',
    add: (text, fill) =>
      insertBehind(
        insertSorted(text, fill("import * as sampleItems from './sampleItems';"), /^import \* as (\w+) from/),
        [fill('  ...Object.values(sampleItems),')],
        valuesLine,
      ),
  },
  {
    path: 'packages/contract/src/docs/documentedEndpoints.ts',
    add: (text, fill) =>
      insertBehind(
        insertSorted(text, fill("import { sampleItemsDocs } from './sampleItems';"), /^import \{ (\w+Docs) \} from/),
        [fill('  ...Object.values(sampleItemsDocs),')],
        valuesLine,
      ),
  },
  {
    path: 'packages/contract/src/openApi/entities.ts',
    add: (text, fill) =>
      insertSorted(text, fill("export * from '../entities/sampleItem';"), /^export \* from '(.+)';$/),
  },
  {
    path: 'packages/contract/src/paths.ts',
    add: (text, fill) =>
      insertBehind(
        insertSorted(
          text,
          fill("import type { SampleItemId } from './entities/sampleItem';"),
          /^import type .* from '(.+)';$/,
        ),
        [
          fill("  sampleItems: fixed('/apps/sample-items'),"),
          fill("  sampleItem: withId<SampleItemId>('/apps/sample-items'),"),
        ],
        /^ {2}\w+: .*\('\/apps\//,
      ),
  },
  {
    path: 'mocks/src/common/seeds/menu.json',
    add: (text, fill) =>
      addMenuItem(
        text,
        JSON.parse(
          fill(
            '{"id":"apps.sample-items","title":"Sample items","type":"basic","icon":"sample-icon","link":"/apps/sample-items"}',
          ),
        ) as MenuItem,
      ),
  },
  {
    path: 'apps/site/package.json',
    add: (text, fill) =>
      insertSorted(text, fill('    "@quarterdeck/feature-sample-items": "*",'), /^ {4}"(@quarterdeck\/[^"]+)": "\*",$/),
  },
  {
    path: 'apps/site/src/features.ts',
    add: (text, fill) =>
      insertSorted(
        text,
        fill("import { sampleItems } from '@quarterdeck/feature-sample-items';"),
        /^import \{ \w+ \} from '(@quarterdeck\/feature-[^']+)';$/,
      ).replace(/,?\s*\];\n/, fill(', sampleItems];\n')),
  },
];
