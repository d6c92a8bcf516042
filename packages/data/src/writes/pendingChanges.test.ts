import { expect, it } from 'vitest';
import { PendingChanges, type Change } from './pendingChanges';

type List = readonly string[];

const list = (...titles: string[]): List => titles;
const read = (titles: List | undefined) => titles?.join(' ');
const name =
  (index: number, title: string): Change<List> =>
  (titles) =>
    titles.with(index, title);
const nothing: Change<List> = (titles) => titles;

it('shows what is under way, the newest on top', () => {
  const pending = new PendingChanges<List>();
  pending.read(list('a', 'b'));
  pending.add(name(0, 'x'));
  pending.add(name(0, 'y'));
  expect(read(pending.shown())).toBe('y b');
  expect(read(pending.saved())).toBe('a b');
});

it('leaves out what failed, whatever came before and after', () => {
  const pending = new PendingChanges<List>();
  pending.read(list('a', 'b'));
  const first = pending.add(name(0, 'x'));
  const second = pending.add(name(0, 'y'));
  pending.commit(first, nothing);
  expect(read(pending.shown())).toBe('y b');
  pending.commit(second, nothing);
  expect(read(pending.shown())).toBe('a b');
});

it('keeps an answer above an older change that is still open', () => {
  const pending = new PendingChanges<List>();
  pending.read(list('a', 'b'));
  const older = pending.add(name(0, 'x'));
  const newer = pending.add(name(0, 'y'));
  pending.commit(newer, name(0, 'y'));
  pending.fold();
  expect(read(pending.shown())).toBe('y b');
  pending.commit(older, name(0, 'x'));
  pending.fold();
  expect(read(pending.shown())).toBe('y b');
  expect(pending.isEmpty).toBe(true);
});

it('lays what is not folded yet over a list that is read', () => {
  const pending = new PendingChanges<List>();
  pending.read(list('a', 'b'));
  pending.commit(pending.add(name(0, 'x')), name(0, 'x'));
  pending.read(list('a', 'fresh'));
  expect(read(pending.shown())).toBe('x fresh');
  expect(read(pending.saved())).toBe('x fresh');
});

it('knows no list before one was read', () => {
  const pending = new PendingChanges<List>();
  pending.add(name(0, 'x'));
  expect(pending.shown()).toBeUndefined();
});

it('keeps a newer answer above an older write of which a part is saved, also when the list was read since', () => {
  const pending = new PendingChanges<List>();
  pending.read(list('a', 'b'));
  const both = (value: List) => name(1, 'x')(name(0, 'x')(value));
  const older = pending.add(both);
  pending.note(older, name(0, 'x'));
  const newer = pending.add(name(0, 'y'));
  pending.commit(newer, name(0, 'y'));
  pending.beginRead();
  pending.read(list('y', 'b'));
  expect(read(pending.shown())).toBe('y x');
  pending.commit(older, both);
  pending.fold();
  expect(read(pending.shown())).toBe('y x');
  expect(pending.isEmpty).toBe(true);
});
