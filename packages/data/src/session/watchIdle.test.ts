import { lastActiveKey } from '@quarterdeck/contract/entities/storedSession';
import { removeKeys, writeText } from '@quarterdeck/ui/storage';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchIdle } from './watchIdle';

const minute = 60_000;
const onIdle = vi.fn<() => void>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  removeKeys('');
  onIdle.mockClear();
  stop = watchIdle(5, onIdle);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('tells once nobody was active for so long', () => {
  vi.advanceTimersByTime(5 * minute - 1);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onIdle).toHaveBeenCalledOnce();
});

it.each(['pointerdown', 'keydown', 'wheel', 'input', 'focusin'])('takes a %s for activity', (sign) => {
  vi.advanceTimersByTime(4 * minute);
  window.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(4 * minute);
  expect(onIdle).not.toHaveBeenCalled();
  vi.advanceTimersByTime(minute);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('counts what is done in another tab', () => {
  vi.advanceTimersByTime(4 * minute);
  writeText(lastActiveKey, String(Date.now()));
  vi.advanceTimersByTime(4 * minute);
  expect(onIdle).not.toHaveBeenCalled();
});

it('takes a time that is still to come for none', () => {
  stop();
  writeText(lastActiveKey, String(Date.now() + 60 * minute));
  stop = watchIdle(5, onIdle);
  vi.advanceTimersByTime(5 * minute);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('looks at once when the page comes back from sleep', () => {
  vi.setSystemTime(Date.now() + 60 * minute);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(onIdle).toHaveBeenCalledOnce();
});

it('does not take the first key after sleep for activity', () => {
  vi.setSystemTime(Date.now() + 60 * minute);
  window.dispatchEvent(new Event('keydown'));
  expect(onIdle).toHaveBeenCalledOnce();
});

it('tells at once in a page that is loaded anew after so long', () => {
  stop();
  vi.setSystemTime(Date.now() + 60 * minute);
  stop = watchIdle(5, onIdle);
  expect(onIdle).toHaveBeenCalledOnce();
});

it('goes on in a page that is loaded anew before', () => {
  stop();
  vi.setSystemTime(Date.now() + 4 * minute);
  stop = watchIdle(5, onIdle);
  vi.advanceTimersByTime(4 * minute);
  expect(onIdle).not.toHaveBeenCalled();
});
