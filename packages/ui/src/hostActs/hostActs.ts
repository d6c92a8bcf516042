import { createContext, use } from 'react';

/** The ways in which the demo can answer. */
export interface DemoActs {
  /** Names of all of them. */
  scenarios: readonly string[];
  /** The one that holds now. */
  scenario: string;
  /** Answers by another one from now on; what is shown is asked for again. */
  choose: (scenario: string) => Promise<void>;
  /** Asks whether its data are to be taken back. */
  openReset: () => void;
}

/** What the host of the pages does for any of them; an act that is absent is not to be offered. */
export interface HostActs {
  /** Shows the keys that work on the page. */
  openKeySheet?: () => void;
  /** Takes the data of the demo back and leaves the page; absent where a server answers. Rejects when it fails. */
  resetDemo?: () => Promise<void>;
  /** How the demo answers; absent where a server answers. */
  demo?: DemoActs;
  /** Loads the colours of all themes, so that each can be shown. */
  loadThemes?: () => void;
}

/** Without a host, as in a story, there are none. */
export const HostActsContext = createContext<HostActs>({});

export const useHostActs = (): HostActs => use(HostActsContext);
