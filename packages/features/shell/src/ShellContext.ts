import type { CommandOffer, NavigationOffer } from '@quarterdeck/contract';
import type { Language } from '@quarterdeck/i18n';
import { createContext, use } from 'react';

/** What the host tells the shell. */
export interface ShellHost {
  /** Everything the features offer for the menus. */
  offers: readonly NavigationOffer[];
  commands: readonly CommandOffer[];
  runCommand: (command: CommandOffer) => void;
  /** Whether an address leads to a page of this site. */
  isKnownAddress: (address: string) => boolean;
  /** Shows menu items that no feature offers, as disabled. */
  showsUnknownItems: boolean;
  /** A link is about to be followed. */
  onIntent: (address: string) => void;
  switchLanguage: (language: Language) => Promise<void>;
  openPalette: () => void;
  openKeySheet: () => void;
  openAppearance: () => void;
}

export const ShellHostContext = createContext<ShellHost | null>(null);

export function useShellHost(): ShellHost {
  const host = use(ShellHostContext);
  if (!host) throw new Error('The shell stands inside a ShellHostContext');
  return host;
}
