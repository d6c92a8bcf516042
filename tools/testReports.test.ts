// @vitest-environment node
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest, settledCounts } from './testReports.ts';
import { failureList, summaryLine, summaryTable } from './testSummary.ts';

const file = (status: string, ...tests: string[]) => ({
  name: path.resolve('packages/ui/src/Button/Button.stories.tsx'),
  status,
  message: 'SyntaxError',
  assertionResults: tests.map((one, index) => ({
    status: one,
    fullName: `Story ${String(index + 1)}`,
    failureMessages: one === 'failed' ? ['\u001B[31mno button\u001B[39m\n  at line 3'] : [],
  })),
});

describe('a Vitest report', () => {
  test('counts tests, and leaves out those that were skipped', () => {
    const report = {
      testResults: [file('passed', 'passed', 'passed', 'skipped'), file('failed', 'passed', 'failed', 'todo')],
    };
    expect(countVitest(JSON.stringify(report))).toEqual({
      passed: 3,
      failed: 1,
      failures: ['packages/ui/src/Button/Button.stories.tsx › Story 2: no button\n  at line 3'],
      unsteady: [],
    });
  });

  test('names what passed at its second try, with the reason of the first', () => {
    const story = { status: 'passed', fullName: 'Choose', failureMessages: ['not visible'] };
    const report = { testResults: [{ ...file('passed'), assertionResults: [story] }] };
    expect(countVitest(JSON.stringify(report))).toEqual({
      passed: 1,
      failed: 0,
      failures: [],
      unsteady: ['packages/ui/src/Button/Button.stories.tsx › Choose: not visible'],
    });
  });

  test('counts a file that could not be loaded as a failure', () => {
    const report = { testResults: [file('failed'), file('passed', 'passed')] };
    expect(countVitest(JSON.stringify(report))).toEqual({
      passed: 1,
      failed: 1,
      failures: ['packages/ui/src/Button/Button.stories.tsx: SyntaxError'],
      unsteady: [],
    });
  });
});

test('a Playwright report counts errors outside of walks as failures, and names them and what passed at a second try', () => {
  const spec = (title: string, ok: boolean, ...messages: string[]) => ({
    title,
    ok,
    tests: [{ results: [{ errors: messages.map((message) => ({ message })) }, { errors: [] }] }],
  });
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 1 },
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        title: 'shell.walk.ts',
        specs: [spec('opens', true)],
        suites: [{ title: 'keys', specs: [spec('g', false, 'x'.repeat(500)), spec('n', true, 'late')] }],
      },
    ],
  };
  expect(countPlaywright(JSON.stringify(report))).toEqual({
    passed: 8,
    failed: 2,
    failures: [`shell.walk.ts › keys › g: ${'x'.repeat(400)}…`, 'the server did not start'],
    unsteady: ['shell.walk.ts › keys › n: late'],
  });
});

const counts = (passed: number, failed: number) => ({ passed, failed, failures: [] });

describe('a stage', () => {
  test.each([
    ['that ends well counts as reported', counts(5, 0), 0, counts(5, 0)],
    ['with failures counts as reported', counts(5, 2), 1, counts(5, 2)],
    ['that ends badly though every test passed has failed', counts(5, 0), 1, counts(5, 1)],
    ['that was killed has failed', counts(5, 0), null, counts(5, 1)],
    ['without any test has failed', counts(0, 0), 0, counts(0, 1)],
    ['without a report has failed, whatever it says', undefined, 0, counts(0, 1)],
  ])('%s', (_, reported, exitCode, expected) => {
    expect(settledCounts(reported, exitCode)).toEqual(expected);
  });
});

test('the summary shows a line per stage, names what failed and ends with the sums', () => {
  const results = [
    { name: 'build', passed: 1, failed: 0, failures: [], seconds: 12.34 },
    {
      name: 'stories',
      passed: 210,
      failed: 3,
      failures: ['Button › Default: no name'],
      unsteady: ['Button › Busy: late'],
      seconds: 95,
    },
  ];
  expect(summaryTable(results).split('\n')).toEqual([
    'stage    passed  failed  seconds',
    'build         1       0     12.3',
    'stories     210       3     95.0',
  ]);
  expect(failureList(results)).toBe(
    '✗ stories: Button › Default: no name\n~ stories, passed at the second try: Button › Busy: late',
  );
  expect(summaryLine(results)).toBe('211 passed, 3 failed');
});
