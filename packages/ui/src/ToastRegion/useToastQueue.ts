import { useEffect, useState } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { toasts, type ToastEntry } from '../Toast';

const maxVisible = 3;

/** Hands what the store holds to React Aria's queue, which counts the time, and back when it is over. */
export function useToastQueue(): ToastQueue<ToastEntry> {
  const [queue] = useState(() => new ToastQueue<ToastEntry>({ maxVisibleToasts: maxVisible }));
  useEffect(() => {
    const keys = new Map<number, string>();
    const follow = () => {
      const current = toasts.all();
      const ids = new Set(current.map((entry) => entry.id));
      for (const [id, key] of keys) {
        if (ids.has(id)) continue;
        keys.delete(id);
        queue.close(key);
      }
      for (const entry of current) {
        if (keys.has(entry.id)) continue;
        const timed = entry.durationMs === null ? {} : { timeout: entry.durationMs };
        keys.set(
          entry.id,
          queue.add(entry, {
            ...timed,
            onClose: () => {
              keys.delete(entry.id);
              toasts.close(entry.id);
            },
          }),
        );
      }
    };
    follow();
    const stop = toasts.subscribe(follow);
    return () => {
      stop();
      for (const key of keys.values()) queue.close(key);
    };
  }, [queue]);
  return queue;
}

/** Stops the clocks while nobody can read: the page is hidden. @returns whether it is hidden. */
export function useHiddenPause(queue: ToastQueue<ToastEntry>, isHeld: () => boolean): boolean {
  const [isHidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const follow = () => {
      setHidden(document.hidden);
      if (document.hidden) queue.pauseAll();
      else if (!isHeld()) queue.resumeAll();
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [queue, isHeld]);
  return isHidden;
}
