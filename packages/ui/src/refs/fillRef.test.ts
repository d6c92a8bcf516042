import { describe, expect, it, vi } from 'vitest';
import { fillRef } from './fillRef';

describe('fillRef', () => {
  it('calls what a function returned, and not the function, when the element goes', () => {
    const cleanup = vi.fn<() => void>();
    const ref = vi.fn<(element: string | null) => () => void>(() => cleanup);
    fillRef(ref, 'element');
    fillRef(ref, null);
    expect(ref).toHaveBeenCalledExactlyOnceWith('element');
    expect(cleanup).toHaveBeenCalledOnce();
  });

  it('tells a function that returns nothing', () => {
    const ref = vi.fn<(element: string | null) => void>();
    fillRef(ref, 'element');
    fillRef(ref, null);
    expect(ref.mock.calls).toEqual([['element'], [null]]);
  });

  it('cleans up once for each element of a function that several have', () => {
    const cleanup = vi.fn<() => void>();
    const ref = () => cleanup;
    fillRef(ref, 'one');
    fillRef(ref, 'two');
    fillRef(ref, null);
    fillRef(ref, null);
    expect(cleanup).toHaveBeenCalledTimes(2);
  });
});
