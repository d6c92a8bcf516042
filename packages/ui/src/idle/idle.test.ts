import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenQuiet } from './idle';

describe('whenQuiet', () => {
  let arrive = () => {};

  const letFilesCome = (count: number) => {
    for (let file = 0; file < count; file += 1) {
      vi.advanceTimersByTime(900);
      arrive();
    }
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(onEntries: () => void) {
          arrive = onEntries;
        }
        observe() {}
        disconnect() {
          arrive = () => {};
        }
      },
    );
    vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work, 1));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('waits until nothing has come for a second', () => {
    const work = vi.fn<() => void>();
    whenQuiet(work);
    letFilesCome(5);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_100);
    expect(work).toHaveBeenCalledOnce();
  });

  it('begins after ten seconds although files keep coming', () => {
    const work = vi.fn<() => void>();
    whenQuiet(work);
    letFilesCome(12);
    expect(work).toHaveBeenCalledOnce();
  });

  it('does nothing once it is called off, at whichever moment', () => {
    const work = vi.fn<() => void>();
    whenQuiet(work)();
    const callOff = whenQuiet(work);
    vi.advanceTimersByTime(1_000);
    callOff();
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});
