import { expect, it } from 'vitest';
import { parseEffort } from './parseEffort';

it.each([
  ['3', 3],
  [' 2.5 ', 2.5],
  ['2,5', 2.5],
  ['.5', 0.5],
  ['+4', 4],
  ['0', 0],
  ['999', 999],
  ['3 days', 3],
  ['1 d', 1],
  ['2 weeks', 10],
  ['1.5w', 7.5],
  ['3 gün', 3],
  ['1,5 hafta', 7.5],
  ['2 hf.', 10],
])('reads %j as %d working days', (text, days) => {
  expect(parseEffort(text)).toEqual({ days });
});

it.each([
  ['abc', 'unreadable'],
  ['3 months', 'unreadable'],
  // Hours, and not the weeks of a Turkish "hafta".
  ['3 h', 'unreadable'],
  ['0x10', 'unreadable'],
  ['1e2', 'unreadable'],
  ['1,000.5', 'unreadable'],
  ['<b>3</b>', 'unreadable'],
  ['7.3', 'step'],
  ['0.25 weeks', 'step'],
  ['-1', 'range'],
  ['1000', 'range'],
  ['200 weeks', 'range'],
] as const)('does not read %j: %s', (text, problem) => {
  expect(parseEffort(text)).toEqual({ problem });
});
