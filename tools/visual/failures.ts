import type { Ending } from './play.ts';

/** Not about the story. */
const harmless: readonly RegExp[] = [
  // The browser's word for a size that was measured and changed in the same frame; it is drawn one frame later.
  /ResizeObserver loop/,
  // A refused call is the scenario of many stories; what it comes to is seen in the story.
  /^console\.error: Failed to load resource/,
];

/** Errors of the console, and those that nobody caught. */
const isError = (text: string) => !/^console\.(?!error)/.test(text) && !harmless.some((pattern) => pattern.test(text));

/**
 * Why a story fails: what it threw, the rules of accessibility that it breaks, and the errors that it printed.
 * @param printed with the kind in front: `console.error: …`.
 * @param expected sources and flags of the patterns of errors that belong to the story.
 * @returns none when all is as it should be.
 */
export function failuresOf(
  { isSuccess, isScanned, errors, violations }: Ending,
  printed: readonly string[],
  expected: readonly (readonly [string, string])[],
): readonly string[] {
  const patterns = expected.map(([source, flags]) => new RegExp(source, flags));
  const failures = [
    ...errors,
    ...violations.map(({ rule, target, help }) => `${rule}: ${help} (${target})`),
    // What made the story end badly is printed as well.
    ...(isSuccess ? printed.filter((text) => isError(text) && !patterns.some((pattern) => pattern.test(text))) : []),
  ];
  if (!isSuccess && failures.length === 0) failures.push('The story ended with an error that it does not name.');
  if (!isScanned) failures.push('It was not scanned for accessibility.');
  return failures;
}
