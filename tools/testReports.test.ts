// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, settledCounts } from './testReports.ts';
import { summaryLine, summaryTable } from './testSummary.ts';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});

describe('a Vitest report', () => {
  test('counts tests, and leaves out those that were skipped', () => {
    const report = {
      testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'todo')],
    };
    expect(countVitest(JSON.stringify(report))).toEqual({ passed: 3, failed: 1 });
  });

  test('counts a file that could not be loaded as a failure', () => {
    const report = { testResults: [file('failed'), file('passed', 'passed')] };
    expect(countVitest(JSON.stringify(report))).toEqual({ passed: 1, failed: 1 });
  });
});

test('a Playwright report counts flaky walks and errors outside of walks as failures', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 1 }, errors: ['the server did not start'] };
  expect(countPlaywright(JSON.stringify(report))).toEqual({ passed: 7, failed: 3 });
});

describe('a stage', () => {
  test.each([
    ['that ends well counts as reported', { passed: 5, failed: 0 }, 0, { passed: 5, failed: 0 }],
    ['with failures counts as reported', { passed: 5, failed: 2 }, 1, { passed: 5, failed: 2 }],
    ['that ends badly though every test passed has failed', { passed: 5, failed: 0 }, 1, { passed: 5, failed: 1 }],
    ['that was killed has failed', { passed: 5, failed: 0 }, null, { passed: 5, failed: 1 }],
    ['without any test has failed', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
    ['without a report has failed, whatever it says', undefined, 0, { passed: 0, failed: 1 }],
  ])('%s', (_, reported, exitCode, expected) => {
    expect(settledCounts(reported, exitCode)).toEqual(expected);
  });
});

test('the summary shows a line per stage and ends with the sums', () => {
  const results = [
    { name: 'build', passed: 1, failed: 0, seconds: 12.34 },
    { name: 'stories', passed: 210, failed: 3, seconds: 95 },
  ];
  expect(summaryTable(results).split('\n')).toEqual([
    'stage    passed  failed  seconds',
    'build         1       0     12.3',
    'stories     210       3     95.0',
  ]);
  expect(summaryLine(results)).toBe('211 passed, 3 failed');
});
