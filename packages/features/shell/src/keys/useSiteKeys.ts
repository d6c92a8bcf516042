import { useTranslation } from '@quarterdeck/i18n';
import { useLocation } from '@quarterdeck/ui/router';
import { useUndo } from '@quarterdeck/ui/undo';
import { useMemo } from 'react';
import { useCommands } from '../commands/useCommands';
import { focusSearch } from '../search/focusSearch';
import { useShellHost } from '../ShellContext';
import { keysOfPage } from './keysOfPage';

/** Something that keys do on every page. */
export interface SiteKey {
  /** All keys that do it, as tinykeys reads them. */
  keys: readonly string[];
  /** In the reader's language. */
  label: string;
  run: () => void;
}

/** Keys of the whole site, without those that the screen of the page answers itself. The sheet of keys shows the same. */
export function useSiteKeys(): SiteKey[] {
  const { t } = useTranslation();
  const { openPalette, runCommand, screenKeys = [] } = useShellHost();
  const { pathname } = useLocation();
  const commands = useCommands();
  const undo = useUndo();
  return useMemo(() => {
    const ofPage = keysOfPage(screenKeys, pathname);
    const all: SiteKey[] = [
      { keys: ['$mod+k'], label: t('shell.keys.palette'), run: () => openPalette() },
      { keys: ['/'], label: t('shell.search.label'), run: () => void (focusSearch() || openPalette()) },
      { keys: ['$mod+z'], label: t('shell.keys.undo'), run: () => void undo.undoLast() },
      ...commands.flatMap((command) =>
        command.keys === undefined
          ? []
          : [{ keys: [command.keys], label: t(command.titleKey), run: () => runCommand(command) }],
      ),
    ];
    return all.map((entry) => ({ ...entry, keys: entry.keys.filter((keys) => !ofPage.has(keys)) }));
  }, [t, openPalette, runCommand, screenKeys, pathname, commands, undo]);
}
