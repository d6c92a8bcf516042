import { expect, it } from 'vitest';
import { Successors } from './successors';

it('finds the last of those that came one after the other', () => {
  const successors = new Successors<string>();
  successors.add('first', 'second');
  successors.add('second', 'third');
  expect(['first', 'second', 'third', 'other'].map((id) => successors.of(id))).toEqual([
    'third',
    'third',
    'third',
    'other',
  ]);
});
