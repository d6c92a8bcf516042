import { expect, it } from 'vitest';
import { listActionOf } from './listKeys';

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
] as const)('%s means %s', (key, action) => {
  expect(listActionOf(press(key), true)).toBe(action);
});

it('selects all with Control or Command, also in capitals', () => {
  expect(listActionOf(press('a', { ctrlKey: true }), true)).toBe('selectAll');
  expect(listActionOf(press('A', { metaKey: true }), true)).toBe('selectAll');
});

it('moves rows by Alt with an arrow and leaves other keys with Alt alone', () => {
  expect(listActionOf(press('ArrowDown', { altKey: true }), true)).toBe('moveDown');
  expect(listActionOf(press('Home', { altKey: true }), true)).toBeUndefined();
});

it('hears no letters where they are turned off, and all other keys', () => {
  expect(listActionOf(press('j'), false)).toBeUndefined();
  expect(listActionOf(press('x'), false)).toBeUndefined();
  expect(listActionOf(press('ArrowDown'), false)).toBe('next');
  expect(listActionOf(press('a', { ctrlKey: true }), false)).toBe('selectAll');
});
