import { navigationKeys } from '@quarterdeck/ui/Layout';
import { isSingleKey } from '@quarterdeck/ui/shortcuts';
import { extendingKeys, listKeys } from '@quarterdeck/ui/VirtualList';

interface ShownKey {
  /** Last part of the translation key of what they do: `settings.keys.next`. */
  name: string;
  /** All keys that do it, as tinykeys reads them; not empty. */
  keys: readonly string[];
}

export interface ShownKeys {
  /** Last part of the translation key of where they work. */
  name: 'everywhere' | 'lists';
  rows: readonly ShownKey[];
}

const everywhere: readonly ShownKey[] = [
  // The first three are the host's, which offers them on every page.
  { name: 'palette', keys: ['$mod+k'] },
  { name: 'sheet', keys: ['Shift+?'] },
  { name: 'undo', keys: ['$mod+z'] },
  { name: 'navigation', keys: [navigationKeys.focus] },
];

const lists: readonly ShownKey[] = [
  ...Object.entries(listKeys).map(([name, keys]) => ({ name, keys })),
  { name: 'extend', keys: extendingKeys },
];

/**
 * The keys that work on every page and in every list. Keys of a single page stand in the site's own sheet.
 * @param hasSingleKeys whether letters work; without them theirs are left out.
 */
export function keyTable(hasSingleKeys: boolean): ShownKeys[] {
  const working = (rows: readonly ShownKey[]) =>
    rows
      .map(({ name, keys }) => ({ name, keys: keys.filter((key) => hasSingleKeys || !isSingleKey(key)) }))
      .filter(({ keys }) => keys.length > 0);
  return [
    { name: 'everywhere', rows: working(everywhere) },
    { name: 'lists', rows: working(lists) },
  ];
}
