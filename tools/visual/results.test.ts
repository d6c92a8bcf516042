import { expect, test } from 'vitest';
import { acceptedLines } from './accept.ts';
import { junitReport } from './junit.ts';
import { groupByDifference } from './results.ts';
import { resultOf } from './testing/resultOf.ts';

const keysOf = (results: readonly { readonly key: string }[]) => results.map(({ key }) => key);

test('pictures that differ in the same way are one group, the largest first', () => {
  const colour = { summary: '10 pixels', kind: '#007973 → #027b75', signature: 'colour' };
  const results = [
    resultOf('a@phone-dark', 'changed', { difference: { summary: '4 pixels', kind: '', signature: 'shift' } }),
    resultOf('b@phone-dark', 'changed', { difference: colour }),
    resultOf('c@phone-dark', 'changed', { difference: { ...colour, summary: '90 pixels' } }),
    resultOf('d@phone-dark', 'unstable', { difference: colour }),
  ];
  expect(groupByDifference(results).map(keysOf)).toEqual([
    ['b@phone-dark', 'c@phone-dark'],
    ['a@phone-dark'],
    ['d@phone-dark'],
  ]);
});

test('what fails and what changes from look to look cannot be accepted', () => {
  const results = (['pass', 'changed', 'drift', 'unstable', 'new', 'removed', 'failed'] as const).map((verdict) =>
    resultOf(`${verdict}@phone-dark`, verdict),
  );
  const lines = acceptedLines({ results }, []);
  expect(keysOf(lines)).toEqual(['changed@phone-dark', 'drift@phone-dark', 'new@phone-dark', 'removed@phone-dark']);
  expect(lines.find(({ key }) => key.startsWith('removed'))?.value).toBeUndefined();
  expect(lines.find(({ key }) => key.startsWith('changed'))?.value).toBe('375x68 changed');
});

test('a picture cannot be accepted before all that axe leaves undecided is decided', () => {
  const results = [
    resultOf('a--one@phone-dark', 'changed', { toReview: ['{"rule":"color-contrast"}'] }),
    resultOf('b--one@phone-dark', 'changed'),
  ];
  expect(keysOf(acceptedLines({ results }, []))).toEqual(['b--one@phone-dark']);
  expect(() => acceptedLines({ results }, ['a--one'])).toThrow('a--one');
});

test('a whole key accepts only its own picture, an expression all that match', () => {
  const results = ['a--one@phone-dark', 'aa--one@phone-dark', 'b--one@phone-dark'].map((key) =>
    resultOf(key, 'changed'),
  );
  expect(keysOf(acceptedLines({ results }, ['a--one@phone-dark']))).toEqual(['a--one@phone-dark']);
  expect(keysOf(acceptedLines({ results }, ['^a']))).toEqual(['a--one@phone-dark', 'aa--one@phone-dark']);
});

test('the report for CI counts what is bad by package and holds texts as text', () => {
  const xml = junitReport([
    resultOf('a@phone-dark', 'pass'),
    resultOf('b@phone-dark', 'failed', { failures: ['Error: <b> & "c"\u0007'] }),
    resultOf('c@phone-dark', 'drift', { packageName: 'mocks' }),
  ]);
  expect(xml).toContain('<testsuite name="ui" tests="2" failures="1">');
  expect(xml).toContain('<failure message="failed">Error: &lt;b&gt; &amp; &quot;c&quot;</failure>');
  expect(xml).toContain('<testsuite name="mocks" tests="1" failures="0">');
});

test('the id of a story names all of its pictures and those of no other story', () => {
  const results = ['b--one@phone-dark', 'b--one@phone-light', 'ab--one@phone-dark'].map((key) => resultOf(key, 'new'));
  expect(keysOf(acceptedLines({ results }, ['b--one']))).toEqual(['b--one@phone-dark', 'b--one@phone-light']);
});

test('what names nothing that can be accepted is said, and nothing is accepted', () => {
  const results = [resultOf('a--one@phone-dark', 'new'), resultOf('b--one@phone-dark', 'unstable')];
  expect(() => acceptedLines({ results }, ['a--one', 'b--one@phone-dark', 'a--two'])).toThrow(
    'Nothing that can be accepted is named b--one@phone-dark, a--two.',
  );
});
