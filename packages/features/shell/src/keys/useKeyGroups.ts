import { useTranslation } from '@quarterdeck/i18n';
import { navigationKeys } from '@quarterdeck/ui/Layout';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { isSingleKey } from '@quarterdeck/ui/shortcuts';
import { extendingKeys, listKeys, type ListAction } from '@quarterdeck/ui/VirtualList';
import { useMemo } from 'react';
import { useShellHost } from '../ShellContext';
import { useSiteKeys } from './useSiteKeys';

interface KeyRow {
  label: string;
  /** All keys that do it; not empty. */
  keys: readonly string[];
}

export interface KeyGroup {
  title: string;
  rows: readonly KeyRow[];
}

const navigationWords: Record<keyof typeof navigationKeys, string> = {
  focus: 'shell.keys.navigation',
  toggle: 'shell.keys.toggleNavigation',
};

const listWords: Record<ListAction, string> = {
  next: 'shell.keys.next',
  previous: 'shell.keys.previous',
  pageDown: 'shell.keys.pageDown',
  pageUp: 'shell.keys.pageUp',
  first: 'shell.keys.first',
  last: 'shell.keys.last',
  controls: 'shell.keys.controls',
  open: 'shell.keys.open',
  select: 'shell.keys.select',
  selectAll: 'shell.keys.selectAll',
  clear: 'shell.keys.clear',
  moveUp: 'shell.keys.moveUp',
  moveDown: 'shell.keys.moveDown',
};

const entries = <Action extends string>(table: Record<Action, unknown>) => Object.keys(table) as Action[];

/** Every key that works, by where it works: the whole site, each feature, lists. Letters that are turned off are left out. */
export function useKeyGroups(): KeyGroup[] {
  const { t } = useTranslation();
  const { screenKeys } = useShellHost();
  const siteKeys = useSiteKeys();
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  return useMemo(() => {
    const groups: KeyGroup[] = [
      {
        title: t('shell.keys.general'),
        rows: [
          ...siteKeys,
          ...entries(navigationKeys).map((action) => ({
            label: t(navigationWords[action]),
            keys: [navigationKeys[action]],
          })),
        ],
      },
      ...(screenKeys ?? []).map(({ titleKey, keys }) => ({
        title: t(titleKey),
        rows: keys.map((offer) => ({ label: t(offer.titleKey), keys: offer.keys })),
      })),
      {
        title: t('shell.keys.lists'),
        rows: [
          ...entries(listKeys).map((action) => ({ label: t(listWords[action]), keys: listKeys[action] })),
          { label: t('shell.keys.extend'), keys: extendingKeys },
        ],
      },
    ];
    const works = (keys: string) => hasSingleKeys || !isSingleKey(keys);
    return groups
      .map(({ title, rows }) => ({
        title,
        rows: rows
          .map(({ label, keys }) => ({ label, keys: keys.filter(works) }))
          .filter(({ keys }) => keys.length > 0),
      }))
      .filter(({ rows }) => rows.length > 0);
  }, [t, siteKeys, screenKeys, hasSingleKeys]);
}
