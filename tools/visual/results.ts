import type { Difference } from './difference.ts';
import type { Environment } from './environment.ts';
import { acceptable, countVerdicts, type Verdict } from './verdicts.ts';

/** What came of one picture, as `report.json` has it. */
export interface Result {
  /** `<story id>@<mode>`. */
  readonly key: string;
  readonly storyId: string;
  /** Title and name, as the sidebar shows them. */
  readonly title: string;
  readonly mode: string;
  readonly packageName: string;
  readonly verdict: Verdict;
  /** The line that the lock would have; absent without a picture. */
  readonly line?: string | undefined;
  /** The line that the lock has. */
  readonly locked?: string | undefined;
  /** Why the story fails. */
  readonly failures: readonly string[];
  /** Reviews to fill in, one line of `a11y-reviewed.json` each. */
  readonly toReview: readonly string[];
  /** What accessibility and console say now and did not at the base (`+`), or no longer say (`-`). */
  readonly deltas: readonly string[];
  readonly seconds: number;
  readonly difference?: Omit<Difference, 'png'> | undefined;
  /** Files beside the report. */
  readonly pictures: { readonly before?: string; readonly after?: string; readonly difference?: string };
}

export interface Report {
  readonly environment: Environment;
  /** Parts in which the environment is not that of the locks. */
  readonly otherEnvironment: readonly string[];
  /** All locks are to be written anew. */
  readonly isRelock: boolean;
  /** All pictures of all stories were looked at. */
  readonly isWhole: boolean;
  readonly seconds: number;
  readonly results: readonly Result[];
}

/** Whether a person can accept the picture: not before all that axe leaves undecided is decided. */
export const isAcceptable = ({ verdict, toReview }: Result): boolean =>
  acceptable.includes(verdict) && toReview.length === 0;

/** `112 changed, 1435 pass`; empty without results. */
export const countsOf = (results: readonly Result[]): string =>
  Object.entries(countVerdicts(results.map(({ verdict }) => verdict)))
    .map(([verdict, count]) => `${count} ${verdict}`)
    .join(', ');

/** What happened to a picture, in a few words; empty where there is nothing to say. */
export function wordsOf({ verdict, difference, failures, pictures }: Result): string {
  const unknown = verdict === 'changed' && pictures.before === undefined ? 'its lock does not say what it was' : '';
  return difference?.summary ?? failures[0]?.split('\n')[0] ?? unknown;
}

/** Results whose pictures differ in the same way, the largest group first. */
export function groupByDifference(results: readonly Result[]): readonly (readonly Result[])[] {
  const groups = Map.groupBy(
    results,
    ({ verdict, difference, failures }) => `${verdict} ${difference?.signature ?? failures[0]?.slice(0, 200) ?? ''}`,
  );
  return [...groups.values()].toSorted((one, other) => other.length - one.length);
}
