import { expect, it } from 'vitest';
import { listActOf } from './listKeys';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey', boolean>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

it.each([
  ['j', 'next'],
  ['ArrowUp', 'previous'],
  ['PageDown', 'pageDown'],
  ['End', 'last'],
  ['x', 'select'],
  ['Escape', 'clear'],
] as const)('%s means %s', (key, act) => {
  expect(listActOf(press(key), true)).toBe(act);
});

it('selects all with Control or Command, also in capitals', () => {
  expect(listActOf(press('a', { ctrlKey: true }), true)).toBe('selectAll');
  expect(listActOf(press('A', { metaKey: true }), true)).toBe('selectAll');
});

it('moves rows by Alt with an arrow and leaves other keys with Alt alone', () => {
  expect(listActOf(press('ArrowDown', { altKey: true }), true)).toBe('moveDown');
  expect(listActOf(press('Home', { altKey: true }), true)).toBeUndefined();
});

it('hears no letters where they are turned off, and all other keys', () => {
  expect(listActOf(press('j'), false)).toBeUndefined();
  expect(listActOf(press('x'), false)).toBeUndefined();
  expect(listActOf(press('ArrowDown'), false)).toBe('next');
  expect(listActOf(press('a', { ctrlKey: true }), false)).toBe('selectAll');
});
