/** What a stage of the tests came to. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The parts of Vitest's JSON report that count. */
interface VitestReport {
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** The parts of Playwright's JSON report that count. */
interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
}

/** A file that fails as a whole (an import that throws) has no tests to count; it counts as one that failed. */
export function countVitest(json: string): Counts {
  const { testResults } = JSON.parse(json) as VitestReport;
  const tests = testResults.flatMap(({ status, assertionResults }) => {
    const isBroken = status === 'failed' && !assertionResults.some((test) => test.status === 'failed');
    return isBroken ? [...assertionResults, { status }] : assertionResults;
  });
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length,
  };
}

/** A walk that passed only at a second try counts as failed, and so does each error outside of the walks. */
export function countPlaywright(json: string): Counts {
  const { stats, errors } = JSON.parse(json) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/**
 * The counts of a stage whose process has ended.
 * @param reported undefined when the stage crashed before it wrote its report.
 * @returns at least one failure for a crash, for an unhappy ending that no test accounts for, and for no tests at all.
 */
export function settledCounts(reported: Counts | undefined, exitCode: number | null): Counts {
  const { passed, failed } = reported ?? { passed: 0, failed: 0 };
  const isUnaccounted = reported === undefined || passed + failed === 0 || exitCode !== 0;
  return { passed, failed: isUnaccounted ? Math.max(failed, 1) : failed };
}
