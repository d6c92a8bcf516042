import { describe, expect, test } from 'vitest';
import { verdictOf, type Evidence } from './verdicts.ts';

const story = (evidence: Partial<Evidence>) =>
  verdictOf({ hasFailed: false, lockCounts: true, head: 'now', ...evidence });

describe('with a lock of this environment a picture', () => {
  test('as the lock has it passes, without a second look', () => {
    expect(story({ locked: 'now' })).toBe('pass');
  });

  test('that differs from the lock and from the base is changed', () => {
    expect(story({ locked: 'before', again: 'now', base: ['before', 'before'] })).toBe('changed');
    expect(story({ locked: 'before', again: 'now' })).toBe('changed');
    expect(story({ locked: 'before', again: 'now', base: [] })).toBe('changed');
  });

  test('that differs from the lock and not from the base is a drift of the environment', () => {
    expect(story({ locked: 'before', again: 'now', base: ['now'] })).toBe('drift');
  });

  test('whose two looks differ is unstable, whatever lock and base say', () => {
    expect(story({ locked: 'before', again: 'other', base: ['now'] })).toBe('unstable');
    expect(story({ again: 'other' })).toBe('unstable');
    // The second look has a page of its own: what is locked may depend on the stories before it.
    expect(story({ locked: 'before', again: 'before' })).toBe('unstable');
  });

  test('is unstable when only one of two looks at the base differs from it', () => {
    expect(story({ locked: 'before', again: 'now', base: ['before', 'now'] })).toBe('unstable');
  });

  test('that neither a lock nor the base has is new', () => {
    expect(story({ again: 'now' })).toBe('new');
    expect(story({ again: 'now', base: [] })).toBe('new');
  });

  test('that no lock has yet is judged by the base', () => {
    expect(story({ again: 'now', base: ['now'] })).toBe('pass');
    expect(story({ again: 'now', base: ['before', 'before'] })).toBe('changed');
  });

  test('of a story that fails is failed, also when it is as the lock has it', () => {
    expect(story({ hasFailed: true, locked: 'now' })).toBe('failed');
  });
});

describe('in another environment only the base counts: a picture', () => {
  const elsewhere = (evidence: Partial<Evidence>) => story({ lockCounts: false, again: 'now', ...evidence });

  test('as the base has it passes', () => {
    expect(elsewhere({ base: ['now'] })).toBe('pass');
  });

  test('that differs from the base is changed, and new when the base lacks it', () => {
    expect(elsewhere({ base: ['before', 'before'] })).toBe('changed');
    expect(elsewhere({ base: [] })).toBe('new');
  });

  test('whose two looks differ is unstable', () => {
    expect(elsewhere({ again: 'other', base: ['now'] })).toBe('unstable');
  });
});
