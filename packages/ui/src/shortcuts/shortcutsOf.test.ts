import { expect, it, vi } from 'vitest';
import { actionOf, shortcutsOf } from './shortcutsOf';

const table = { add: { keys: ['c'] }, search: { keys: ['/'] }, remove: { keys: ['#', 'Delete'] } };

it('answers every key of an action, also where the slash is behind Shift, and none of the others', () => {
  const [add, search] = [vi.fn<() => void>(), vi.fn<() => void>()];
  expect(shortcutsOf(table, { add, search })).toEqual({ c: add, '/': search, 'Shift+/': search });
  expect(Object.keys(shortcutsOf(table, { remove: add }))).toEqual(['#', 'Delete']);
});

const pressed = (key: string, modifiers: Partial<KeyboardEvent> = {}) => ({
  key,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...modifiers,
});
const rowTable = { complete: { keys: ['Space'] }, remove: { keys: ['#', 'Delete'] }, section: { keys: ['Shift+C'] } };

it.each([
  [' ', {}, true, 'complete'],
  ['#', { shiftKey: true }, true, 'remove'],
  ['#', {}, false, undefined],
  ['Delete', {}, false, 'remove'],
  ['C', { shiftKey: true }, true, 'section'],
  ['Delete', { ctrlKey: true }, true, undefined],
  ['x', {}, true, undefined],
] as const)('%s with %o, letters on: %s, means %s', (key, modifiers, hasSingleKeys, action) => {
  expect(actionOf(rowTable, pressed(key, modifiers), hasSingleKeys)).toBe(action);
});
