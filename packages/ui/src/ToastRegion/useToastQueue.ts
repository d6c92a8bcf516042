import { useEffect, useState } from 'react';
import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast';
import { toasts, type ToastEntry } from '../Toast';

const maxVisible = 3;

/**
 * Hands what the store holds to React Aria's queue, which counts the time, and back when it is over. The queue keeps what
 * was said first; what is said anew is read from the store.
 * @param isHeld whether the clocks stand still.
 */
export function useToastQueue(isHeld: () => boolean): ToastQueue<ToastEntry> {
  const [queue] = useState(() => new ToastQueue<ToastEntry>({ maxVisibleToasts: maxVisible }));
  useEffect(() => {
    const shown = new Map<number, { key: string; version: number }>();
    const beginAgain = (toastKey: string, durationMs: number | null) => {
      const timer = queue.visibleToasts.find(({ key }) => key === toastKey)?.timer;
      timer?.pause();
      if (durationMs !== null) timer?.reset(durationMs);
      if (document.hidden || isHeld()) timer?.pause();
    };
    const follow = () => {
      const current = toasts.all();
      const ids = new Set(current.map((entry) => entry.id));
      for (const [id, { key }] of shown) {
        if (ids.has(id)) continue;
        shown.delete(id);
        queue.close(key);
      }
      for (const entry of current) {
        const { id, version, durationMs } = entry;
        const known = shown.get(id);
        if (known === undefined) {
          const handleClose = () => {
            // What the region itself takes out, such as when it is mounted anew, stays in the store.
            if (shown.delete(id)) toasts.close(id);
          };
          const timed = durationMs === null ? {} : { timeout: durationMs };
          shown.set(id, { key: queue.add(entry, { ...timed, onClose: handleClose }), version });
        } else if (known.version !== version) {
          known.version = version;
          beginAgain(known.key, durationMs);
        }
      }
    };
    follow();
    const stop = toasts.subscribe(follow);
    return () => {
      stop();
      const keys = [...shown.values()].map(({ key }) => key);
      shown.clear();
      for (const key of keys) queue.close(key);
    };
  }, [queue, isHeld]);
  return queue;
}

/** Stops the clocks while nobody can read: the page is hidden. @returns whether it is hidden. */
export function useHiddenPause(queue: ToastQueue<ToastEntry>, isHeld: () => boolean): boolean {
  const [isHidden, setHidden] = useState(() => typeof document !== 'undefined' && document.hidden);
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
