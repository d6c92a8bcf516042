import { readText, removeKey, writeText } from '../storage';
import { act, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptDraft } from './useKeptDraft';

interface Fields {
  name: string;
  goals: readonly string[];
}

const key = 'qd:test.draft';
const saved: Fields = { name: 'Harbour', goals: ['Sell', '', ''] };
const parse = (value: unknown) => value as Partial<Fields>;

afterEach(() => removeKey(key));

const open = () => renderHook(() => useKeptDraft(key, parse, saved)).result;

describe('SG-1 a draft', () => {
  it('survives a reload', () => {
    const form = open();
    act(() => form.current.change({ name: 'Pier' }));
    act(() => form.current.change({ goals: ['Sell', 'Grow', ''] }));
    expect(open().current.draft).toEqual({ name: 'Pier', goals: ['Sell', 'Grow', ''] });
  });

  it('leaves nothing behind of what was taken back', () => {
    const form = open();
    act(() => form.current.change({ name: 'Pier', goals: ['Sell', 'Grow', ''] }));
    act(() => form.current.change({ goals: ['Sell', '', ''] }));
    expect(form.current.draft).toEqual({ name: 'Pier' });
    expect(readText(key)).toBe('{"name":"Pier"}');
    act(() => form.current.change({ name: 'Harbour' }));
    expect(form.current.draft).toEqual({});
    expect(readText(key)).toBeNull();
  });

  it('holds a blank that was typed, and does not keep it by itself', () => {
    writeText(key, '{"name":"Pier"}');
    const form = open();
    act(() => form.current.change({ name: 'Harbour ' }));
    expect(form.current.draft).toEqual({ name: 'Harbour ' });
    expect(readText(key)).toBeNull();
  });
});
