import { searchMaxLength } from '@quarterdeck/contract/entities/search';
import { useTranslation } from '@quarterdeck/i18n';
import { CommandPalette } from '@quarterdeck/ui/CommandPalette';
import { useHeldKeys } from '@quarterdeck/ui/heldKeys';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { useUndo } from '@quarterdeck/ui/undo';
import { useMemo, useState } from 'react';
import { useCommands } from '../commands/useCommands';
import { useRested } from '../search/useRested';
import { useSearchAnswers } from '../search/useSearchAnswers';
import { useShellHost } from '../ShellContext';
import { paletteGroups } from './paletteGroups';
import { readRecent, rememberRecent } from './recentAddresses';

/** Search over everything: pages, records and actions; what was opened last while nothing is typed. */
export function CommandSearch({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const host = useShellHost();
  const commands = useCommands();
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  const [text, setText] = useState('');
  const type = (typed: string) => setText(typed.slice(0, searchMaxLength));
  useHeldKeys(type);
  const wanted = useRested(text);
  const { results, sections, isFetching, hasFailed } = useSearchAnswers(wanted);
  const [recent] = useState(readRecent);
  const undo = useUndo();
  const [history] = useState(undo.history);

  const groups = useMemo(
    () =>
      paletteGroups({
        text,
        wanted,
        results,
        sections,
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
    [text, wanted, results, sections, recent, host, commands, history, hasSingleKeys, t],
  );

  return (
    <CommandPalette
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      label={t('shell.search.label')}
      value={text}
      onSearch={type}
      isLoading={isFetching || wanted !== text.trim()}
      groups={groups}
      emptyText={hasFailed ? t('shell.search.failed') : t('shell.search.empty')}
      {...(hasFailed && groups.length > 0 ? { notice: t('shell.search.failed') } : {})}
    />
  );
}
