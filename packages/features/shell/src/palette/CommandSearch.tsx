import { fold } from '@quarterdeck/contract/rules/fold';
import { highlight } from '@quarterdeck/contract/rules/highlight';
import { searchDebounceMs, searchMinLength, type SearchResultSet } from '@quarterdeck/contract/entities/search';
import { useTranslation } from '@quarterdeck/i18n';
import { CommandPalette, type PaletteGroup, type PaletteItem } from '@quarterdeck/ui/CommandPalette';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { isSingleKey } from '@quarterdeck/ui/shortcuts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useCommands } from '../commands/useCommands';
import { shellQueries } from '../queries/shellQueries';
import { useShellHost, type FeatureHits } from '../ShellContext';
import { readRecent, rememberRecent } from './recentAddresses';

/** Text that has rested long enough to be asked for. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), searchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
}

/** Search over everything: pages, records and actions; what was opened last while nothing is typed. */
export function CommandSearch({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const host = useShellHost();
  const commands = useCommands();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  const [text, setText] = useState('');
  const wanted = useRested(text.trim());
  const results = useQuery(shellQueries.search(wanted));
  const offered = useQuery({
    queryKey: ['features', 'find', wanted, i18n.language],
    queryFn: () => host.find?.(wanted) ?? nothingFound,
    enabled: wanted.length >= searchMinLength,
    placeholderData: keepPreviousData,
    // What it looks into may change at any time; it is in the cache already.
    gcTime: 0,
  });
  const hasFailed = results.isError || offered.isError || offered.data?.isComplete === false;
  const [recent] = useState(readRecent);

  const groups = useMemo<PaletteGroup[]>(() => {
    const needle = fold(text.trim());
    const go = (label: string, address: string) => () => {
      rememberRecent({ label, address });
      if (!host.frame?.known()?.holdBack?.(pathname, address)) void navigate(address);
    };
    const actions: PaletteItem[] = commands
      .map((command) => ({ command, label: t(command.titleKey) }))
      .filter(({ label }) => fold(label).includes(needle))
      .map(({ command, label }) => ({
        id: command.id,
        label,
        segments: highlight(label, text),
        iconName: command.icon,
        ...(command.keys !== undefined && (hasSingleKeys || !isSingleKey(command.keys)) ? { keys: command.keys } : {}),
        onAction: () => host.runCommand(command),
      }));
    // Pages of the features are named in the reader's language, and found at each letter.
    const own = new Set(host.offers.map(({ to }) => to));
    const isElsewhere = (address: string) => host.isKnownAddress(address) && !own.has(address);
    const found =
      needle === '' || wanted === ''
        ? []
        : // What was found for an older text stays until the answer comes, with the marks of its own text.
          (results.data ?? []).map((set) => groupOf(set, wanted, isElsewhere, go));
    const pages: PaletteItem[] =
      needle === ''
        ? []
        : host.offers
            .map(({ to, icon, titleKey }) => ({ to, icon, label: t(titleKey) }))
            .filter(({ label, to }) => fold(label).includes(needle) || to.includes(needle))
            .map(({ to, icon, label }) => ({
              id: `page ${to}`,
              label,
              segments: highlight(label, text),
              iconName: icon,
              hint: to,
              onAction: go(label, to),
            }));
    const ofFeatures: PaletteGroup[] =
      needle === '' || wanted === ''
        ? []
        : (offered.data?.sections ?? []).map(({ id, titleKey, hits }) => ({
            id: `feature ${id}`,
            title: t(titleKey),
            items: hits.map(({ label, address, icon, hint }) => ({
              // Several hits may be at one address, such as settings of one part.
              id: `${id} ${address} ${label}`,
              label,
              segments: highlight(label, wanted),
              iconName: icon,
              ...(hint === undefined ? {} : { hint }),
              onAction: go(label, address),
            })),
          }));
    const recently: PaletteItem[] = recent
      .filter(({ address }) => host.isKnownAddress(address))
      .map(({ label, address }) => ({
        id: `recent ${address}`,
        label,
        iconName: 'clock',
        onAction: go(label, address),
      }));
    return [
      ...(needle === '' && recently.length > 0
        ? [{ id: 'recent', title: t('shell.search.recent'), items: recently }]
        : []),
      { id: 'pages', title: t('shell.search.pages'), items: [...pages, ...itemsOf(found, 'pages')] },
      ...found.filter(({ id }) => id !== 'pages').map((group) => ({ ...group, title: t(`shell.search.${group.id}`) })),
      ...ofFeatures,
      { id: 'actions', title: t('shell.search.actions'), items: actions },
    ].filter((group) => group.items.length > 0);
  }, [text, wanted, results.data, offered.data, recent, host, commands, hasSingleKeys, navigate, pathname, t]);

  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      label={t('shell.search.label')}
      value={text}
      onSearch={setText}
      isLoading={results.isFetching || offered.isFetching || wanted !== text.trim()}
      groups={groups}
      emptyText={hasFailed ? t('shell.search.failed') : t('shell.search.empty')}
      {...(hasFailed && groups.length > 0 ? { notice: t('shell.search.failed') } : {})}
    />
  );
}

const nothingFound: FeatureHits = { sections: [], isComplete: true };

const itemsOf = (groups: readonly PaletteGroup[], wanted: string) =>
  groups.filter(({ id }) => id === wanted).flatMap(({ items }) => items);

type Go = (label: string, address: string) => () => void;

const resultIcons = {
  contacts: { iconName: 'contact' },
  pages: { iconName: 'file-text' },
  tasks: { iconName: 'circle-check' },
} as const satisfies Record<SearchResultSet['id'], Pick<PaletteItem, 'iconName'>>;

/** One group of the answer; records whose page this site does not have are left out. */
function groupOf(set: SearchResultSet, text: string, isKnown: (address: string) => boolean, go: Go): PaletteGroup {
  const items = set.results
    .filter(({ link }) => isKnown(link))
    .map((result): PaletteItem => {
      const label = 'name' in result ? result.name : result.title;
      return {
        id: `${set.id} ${result.link}`,
        label,
        segments: highlight(label, text),
        ...resultIcons[set.id],
        onAction: go(label, result.link),
      };
    });
  return { id: set.id, title: set.label, items };
}
