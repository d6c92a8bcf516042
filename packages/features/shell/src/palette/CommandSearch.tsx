import { searchDebounceMs, searchMinLength } from '@quarterdeck/contract/entities/search';
import { useTranslation } from '@quarterdeck/i18n';
import { CommandPalette } from '@quarterdeck/ui/CommandPalette';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useUndo } from '@quarterdeck/ui/undo';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useCommands } from '../commands/useCommands';
import { shellQueries } from '../queries/shellQueries';
import { useShellHost, type FeatureHits } from '../ShellContext';
import { paletteGroups } from './paletteGroups';
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
  const undo = useUndo();
  const [history] = useState(undo.history);

  const groups = useMemo(
    () =>
      paletteGroups({
        text,
        wanted,
        results: results.data ?? [],
        sections: offered.data?.sections ?? [],
        recent,
        offers: host.offers,
        commands,
        history,
        hasSingleKeys,
        isKnownAddress: host.isKnownAddress,
        t: (key, values) => t(key, { ...values }),
        onOpen: (label, address) => {
          rememberRecent({ label, address });
          host.navigate(address);
        },
        onCommand: host.runCommand,
      }),
    [text, wanted, results.data, offered.data, recent, host, commands, history, hasSingleKeys, t],
  );

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
