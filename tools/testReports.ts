import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** What a stage of the tests came to. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** What failed, each with the start of its reason; fewer than `failed` where a stage ended badly for no named reason. */
  readonly failures: readonly string[];
  /** What failed once and passed when it was tried again, each with the start of its first reason. */
  readonly unsteady?: readonly string[];
}

/** The parts of Vitest's JSON report that count. */
interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/** The parts of Playwright's JSON report that count. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly PlaywrightError[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly results: readonly { readonly errors: readonly PlaywrightError[] }[] }[];
  }[];
}

interface PlaywrightError {
  readonly message?: string;
}

/**
 * A file that fails as a whole (an import that throws) has no tests to count; it counts as one that failed. A test that
 * passed at its second try keeps the reason of its first, and is named as unsteady.
 */
export function countVitest(json: string): Counts {
  const { testResults } = JSON.parse(json) as VitestReport;
  const tests = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(process.cwd(), name);
    const own = assertionResults.map((test) => ({
      status: test.status,
      isUnsteady: test.status === 'passed' && Boolean(test.failureMessages?.length),
      failure: failureLine([file, test.fullName], test.failureMessages?.[0]),
    }));
    const isBroken = status === 'failed' && !own.some((test) => test.status === 'failed');
    return isBroken ? [...own, { status, isUnsteady: false, failure: failureLine([file], message) }] : own;
  });
  const failures = tests.filter(({ status }) => status === 'failed').map(({ failure }) => failure);
  const unsteady = tests.filter(({ isUnsteady }) => isUnsteady).map(({ failure }) => failure);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: failures.length,
    failures,
    unsteady,
  };
}

/** Each error outside of the walks counts as one that failed. A walk that passed at its second try is named as unsteady. */
export function countPlaywright(json: string): Counts {
  const { stats, errors, suites = [] } = JSON.parse(json) as PlaywrightReport;
  const specs = suites.flatMap((suite) => specsWithErrors(suite, []));
  const lines = (wanted: boolean) => specs.filter(({ ok }) => ok === wanted).map(({ line }) => line);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    failures: [...lines(false), ...errors.map(({ message }) => failureLine([], message))],
    unsteady: lines(true),
  };
}

function specsWithErrors(suite: PlaywrightSuite, above: readonly string[]): { ok: boolean; line: string }[] {
  const names = [...above, suite.title];
  const own = (suite.specs ?? []).flatMap(({ title, ok, tests }) => {
    const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
    return ok && errors.length === 0 ? [] : [{ ok, line: failureLine([...names, title], errors[0]?.message) }];
  });
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsWithErrors(inner, names))];
}

/** Reasons can hold a whole page; the run has printed them in full where they happened. */
const longestReason = 400;

function failureLine(names: readonly string[], reason = ''): string {
  const plain = stripVTControlCharacters(reason).trim();
  const short = plain.length > longestReason ? `${plain.slice(0, longestReason)}…` : plain;
  return [names.join(' › '), short].filter(Boolean).join(': ');
}

/**
 * The counts of a stage whose process has ended.
 * @param reported undefined when the stage crashed before it wrote its report.
 * @returns at least one failure for a crash, for an unhappy ending that no test accounts for, and for no tests at all.
 */
export function settledCounts(reported: Counts | undefined, exitCode: number | null): Counts {
  const counts = reported ?? { passed: 0, failed: 0, failures: [] };
  const isUnaccounted = reported === undefined || counts.passed + counts.failed === 0 || exitCode !== 0;
  return { ...counts, failed: isUnaccounted ? Math.max(counts.failed, 1) : counts.failed };
}
