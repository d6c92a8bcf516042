import type { Result } from '../results.ts';
import type { Verdict } from '../verdicts.ts';

/** What came of a picture of the kit's button, as far as a test does not say otherwise. */
export const resultOf = (key: string, verdict: Verdict, rest: Partial<Result> = {}): Result => ({
  key,
  storyId: key.replace(/@.*/, ''),
  title: 'Components › Button',
  mode: 'phone-dark',
  packageName: 'ui',
  verdict,
  line: `375x68 ${verdict}`,
  failures: [],
  toReview: [],
  deltas: [],
  seconds: 0.5,
  pictures: {},
  ...rest,
});
