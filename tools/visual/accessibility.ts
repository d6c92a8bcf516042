/** What the scan found at one element. */
export interface Finding {
  /** Rule of axe: `color-contrast`. */
  readonly rule: string;
  /** The rule in words. */
  readonly help: string;
  /** Selector of the element. */
  readonly target: string;
}

/** What a person decided about findings that the scan could not decide. */
export interface Review {
  readonly rule: string;
  /** Regular expression on story ids. @default every story */
  readonly story?: string;
  /** Regular expression on the element's selector. @default every element */
  readonly target?: string;
  /** Why it is right as it is. */
  readonly decision: string;
  readonly reviewer: string;
  /** `2026-01-15`. */
  readonly date: string;
}

/** Where a part of a drawing stands and how it is drawn: another number in every size of the window. */
const geometry = /\[(?:c[xy]|d[xy]?|font-weight|height|points|r|text-anchor|transform|width|[xy][12]?)="[^"]*"\]/g;

/**
 * A selector without what is another one in the next build, window or page: class names that styled-components makes, the
 * geometry of drawings, and numbers in ids that React and React Aria make.
 */
export function steadyTarget(target: string): string {
  const steps = target
    .replaceAll(geometry, '')
    .split(' ')
    .map((step) => {
      const steady = step
        .replaceAll(/\.(sc-[\w-]+|[A-Za-z]{4,8})(?![\w-])/g, '')
        .replaceAll(/react-aria\d+-(_r_\w+?_)?/g, 'react-aria-')
        .replaceAll(/_r_\w+?_/g, '_r_');
      return steady === '' ? '*' : steady;
    });
  return steps.join(' ');
}

/** The findings of a story that no review covers. */
export function unreviewed(
  storyId: string,
  findings: readonly Finding[],
  reviews: readonly Review[],
): readonly Finding[] {
  return findings.filter(
    ({ rule, target }) =>
      !reviews.some(
        (review) =>
          review.rule === rule &&
          new RegExp(review.story ?? '').test(storyId) &&
          new RegExp(review.target ?? '').test(target),
      ),
  );
}

/** The line that covers a finding once a person has looked at it. */
export function reviewLine(storyId: string, { rule, target }: Finding): string {
  const escaped = (text: string) => `^${text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)}$`;
  const review: Review = {
    rule,
    story: escaped(storyId),
    target: escaped(target),
    decision: '',
    reviewer: '',
    date: '',
  };
  return JSON.stringify(review);
}

/** What is in the first list and not in the second, by rule and element. */
export function findingsWithout(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ rule, target }) => !others.some((other) => other.rule === rule && other.target === target));
}
