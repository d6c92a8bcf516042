/**
 * What came of one picture:
 * - `pass`: as the lock has it, or as the base has it where no lock counts
 * - `changed`: differs from the lock, and from the base where there is one
 * - `drift`: differs from the lock and not from the base, so the machine has changed and not the story
 * - `unstable`: two looks at the same story differ
 * - `new`: in no lock yet, and not in the base
 * - `removed`: in a lock, and no story has it
 * - `failed`: its story threw, printed an error or broke a rule of accessibility
 */
export type Verdict = 'pass' | 'changed' | 'drift' | 'unstable' | 'new' | 'removed' | 'failed';

/** Verdicts whose line in the lock a person can accept. */
export const acceptable: readonly Verdict[] = ['changed', 'new', 'removed', 'drift'];

/** Verdicts that end a run badly. A drift is only a warning, unless asked otherwise. */
export const bad: readonly Verdict[] = ['failed', 'unstable', 'changed', 'new', 'removed'];

/** Pictures as texts that are equal when the pictures are. */
export interface Evidence {
  readonly hasFailed: boolean;
  /** The line of the lock; undefined without one, or when the lock was made in another environment. */
  readonly locked?: string | undefined;
  /** Whether the lock counts here: it was made in this environment. */
  readonly lockCounts: boolean;
  readonly head: string;
  /** The second look, which only a picture that is not as the lock has it gets. */
  readonly again?: string | undefined;
  /** The looks at the base: one, and a second where the first differs. Empty when the base lacks the story. */
  readonly base?: readonly string[] | undefined;
}

/** The second look at a story that fails then. */
export const failedAgain = 'failed';

/** Whether the first look decides. */
export const isSettledByLock = ({ hasFailed, locked, lockCounts, head }: Evidence): boolean =>
  !hasFailed && lockCounts && locked === head;

export function verdictOf(evidence: Evidence): Verdict {
  const { hasFailed, locked, lockCounts, head, again, base } = evidence;
  // One that fails only after others have been shown is wrong in another way.
  if (hasFailed) return again === undefined || again === failedAgain ? 'failed' : 'unstable';
  if (isSettledByLock(evidence)) return 'pass';
  if (again !== undefined && again !== head) return 'unstable';
  const isAsBase = base?.[0] === head;
  // The base's own unrest: only one of its looks differs.
  if (!isAsBase && base?.includes(head)) return 'unstable';
  // Without a line that counts the base decides.
  if (!lockCounts || locked === undefined) {
    if (isAsBase) return 'pass';
    return base === undefined || base.length === 0 ? 'new' : 'changed';
  }
  return isAsBase ? 'drift' : 'changed';
}

export function countVerdicts(verdicts: readonly Verdict[]): Partial<Record<Verdict, number>> {
  const counts: Partial<Record<Verdict, number>> = {};
  for (const verdict of verdicts) counts[verdict] = (counts[verdict] ?? 0) + 1;
  return counts;
}
