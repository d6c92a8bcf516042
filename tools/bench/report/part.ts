import type { Browser } from 'playwright';
import type { Sites } from '../serve/sites.ts';
import type { Goal } from './goals.ts';

/** What a part of the bench is given. */
export interface Setting {
  readonly browser: Browser;
  readonly sites: Sites;
  /** Runs of each case; cases take turns, so that a busy minute of the machine hits all of them. */
  readonly runs: number;
  readonly log: (progress: string) => void;
}

/** What a part of the bench hands back. */
export interface PartResult {
  readonly title: string;
  /** For the terminal. */
  readonly tables: readonly string[];
  /** For the JSON file. */
  readonly figures: unknown;
  readonly goals: readonly Goal[];
}
