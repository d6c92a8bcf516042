import { afterEach, describe, expect, it, vi } from 'vitest';
import { toasts } from './toastStore';

afterEach(() => toasts.clear());

describe('toasts', () => {
  it('gives ten seconds to undo, six to read and leaves failures standing', () => {
    toasts.add({ title: 'Moved', action: { label: 'Undo', onPress: () => undefined } });
    toasts.add({ title: 'Saved' });
    toasts.add({ title: 'Not saved', tone: 'danger' });
    expect(toasts.all().map((entry) => entry.durationMs)).toEqual([10_000, 6000, null]);
  });

  it('says something about one cause once', () => {
    toasts.add({ title: 'Saved' });
    for (const title of ['The tools did not load', 'The list did not load']) toasts.add({ title, cause: 'part' });
    expect(toasts.all().map(({ title }) => title)).toEqual(['Saved', 'The list did not load']);
  });

  it('closes by id and tells its listeners once', () => {
    const id = toasts.add({ title: 'Saved' });
    const listener = vi.fn<() => void>();
    const stop = toasts.subscribe(listener);
    toasts.close(id);
    toasts.close(id);
    stop();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(toasts.all()).toEqual([]);
  });
});
