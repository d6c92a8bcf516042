import { createContext, use, type ReactNode } from 'react';

/** The ways in which the demo can answer. */
export interface DemoActions {
  /** Names of all of them. */
  scenarios: readonly string[];
  /** The one that holds now. */
  scenario: string;
  /** Answers by another one from now on; what is shown is asked for again. */
  choose: (scenario: string) => Promise<void>;
  /** Asks whether its data are to be taken back. */
  openReset: () => void;
}

/** The account with which a demo can be tried, and the code that confirms an address there. */
export interface DemoAccount {
  email: string;
  password: string;
  code: string;
}

/** What the host of the pages does for any of them; an action that is absent is not to be offered. */
export interface HostActions {
  /** Shows the keys that work on the page. */
  openKeySheet?: () => void;
  /** Takes the data of the demo back and leaves the page; absent where a server answers. Rejects when it fails. */
  resetDemo?: () => Promise<void>;
  /** How the demo answers; absent where a server answers. */
  demo?: DemoActions;
  /** Absent where a server answers. */
  demoAccount?: DemoAccount;
  /** Whether an address of the site has a page. */
  isKnownAddress?: (address: string) => boolean;
  /** The choice of a language, for pages that have no header. */
  renderLanguages?: () => ReactNode;
  /** The line at the end of such a page; it depends on the day, so not before it is hydrated. */
  renderFooter?: () => ReactNode;
  /** Loads the colours of all themes, so that each can be shown. */
  loadThemes?: () => void;
  /** Commands of all features by id; of those that take something, it is the argument. */
  commands?: ReadonlyMap<string, (payload?: unknown) => void>;
  /** A piece that another feature offers, loaded when it is shown; null where none has this id. */
  renderWidget?: (id: string) => ReactNode;
}

/** Without a host, as in a story, there are none. */
export const HostActionsContext = createContext<HostActions>({});

export const useHostActions = (): HostActions => use(HostActionsContext);
