import type { Requirement } from '../entities/requirement';

/**
 * Compares requirements by the order in which they are usually built: foundations before what stands on them, then small
 * before large.
 * @param compareText of the reader's language; orders the ids of those that compare equal, so that the order is the same
 *   each time.
 */
export const byRecommendation =
  (compareText: (a: string, b: string) => number) =>
  (a: Requirement, b: Requirement): number =>
    a.dependsOn.length - b.dependsOn.length || a.estimateDays - b.estimateDays || compareText(a.id, b.id);
