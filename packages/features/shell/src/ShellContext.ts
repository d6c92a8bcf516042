import type { CommandOffer, FramePieces, KeyOffer, NavigationOffer, SearchSection } from '@quarterdeck/contract';
import { createContext, use } from 'react';

/** Keys that one screen answers. */
export interface ScreenKeys {
  /** Translation key of its name. */
  titleKey: string;
  keys: readonly KeyOffer[];
  /** Whether the page at this path is one of its own. */
  isAt: (pathname: string) => boolean;
}

/** The pieces that features offer for the frame. */
export interface FrameSource {
  /** What has been loaded of them; undefined before. */
  known: () => FramePieces | undefined;
  load: () => Promise<FramePieces>;
}

/** What the features found; `isComplete` is false when one of them could not search and nothing was found. */
export interface FeatureHits {
  sections: readonly SearchSection[];
  isComplete: boolean;
}

/** What the host tells the shell. */
export interface ShellHost {
  /** Everything the features offer for the menus. */
  offers: readonly NavigationOffer[];
  commands: readonly CommandOffer[];
  runCommand: (command: CommandOffer) => void;
  /** @default none */
  screenKeys?: readonly ScreenKeys[];
  /** Where the frame gets the pieces that features offer for it. @default none */
  frame?: FrameSource;
  /** Goes to a page of this site; where leaving this one is asked first, only the question comes. */
  navigate: (address: string) => void;
  /** Whether an address leads to a page of this site. */
  isKnownAddress: (address: string) => boolean;
  /** Shows menu items that no feature offers, as disabled. */
  showsUnknownItems: boolean;
  /** A link is about to be followed. */
  onIntent: (address: string) => void;
  /** Searches what the features hold. @default finds nothing */
  find?: (text: string) => Promise<FeatureHits>;
  openPalette: () => void;
  openKeySheet: () => void;
  openAppearance: () => void;
  /** Loads the colours of all themes, so that each can be shown; absent where they are there from the start. */
  loadThemes?: () => void;
  /** Asks whether the data of the demo are to be taken back; absent where a server answers. */
  openDemoReset?: () => void;
}

export const ShellHostContext = createContext<ShellHost | null>(null);

export function useShellHost(): ShellHost {
  const host = use(ShellHostContext);
  if (!host) throw new Error('The shell stands inside a ShellHostContext');
  return host;
}
