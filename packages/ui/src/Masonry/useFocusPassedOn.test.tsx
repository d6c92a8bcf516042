import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useFocusPassedOn } from './useFocusPassedOn';

function passOn(openKey: string | null, keys: readonly string[]) {
  const onPass = vi.fn<(key: string) => void>();
  const initialProps = { keys, openKey };
  const hook = renderHook((props: typeof initialProps) => useFocusPassedOn(props.keys, props.openKey, onPass), {
    initialProps,
  });
  return { ...hook, onPass };
}

test('the focus of a card that goes is passed on to the one in its place', async () => {
  const { result, rerender, onPass } = passOn(null, ['a', 'b', 'c']);
  result.current('b');
  rerender({ keys: ['a', 'c'], openKey: null });
  await vi.waitFor(() => expect(onPass).toHaveBeenCalledExactlyOnceWith('c'));
});

test('also where the list comes anew before the focus has arrived', async () => {
  const { rerender, onPass } = passOn('a', ['a', 'b', 'c']);
  rerender({ keys: ['b', 'c'], openKey: null });
  rerender({ keys: ['b', 'c'], openKey: null });
  await vi.waitFor(() => expect(onPass).toHaveBeenCalledExactlyOnceWith('b'));
});

test('the place is that in the latest list', async () => {
  const { result, rerender, onPass } = passOn(null, ['a', 'b', 'c']);
  result.current('c');
  rerender({ keys: ['a', 'b'], openKey: null });
  rerender({ keys: ['a'], openKey: null });
  await vi.waitFor(() => expect(onPass).toHaveBeenCalledExactlyOnceWith('a'));
});
