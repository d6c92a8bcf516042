import type { CommandOffer } from '@quarterdeck/contract';
import { useMemo } from 'react';
import { useShellHost } from '../ShellContext';
import { useShellCommands } from './useShellCommands';

/** All commands of the site, those of the features first: palette, key sheet and keys share this one list. */
export function useCommands(): readonly CommandOffer[] {
  const { commands } = useShellHost();
  const own = useShellCommands();
  return useMemo(() => [...commands, ...own], [commands, own]);
}
