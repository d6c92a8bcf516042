import { reloadPage } from '@quarterdeck/ui/reloadPage';
import { useEffect, useRef } from 'react';

/** Between two questions to a server that is not back yet (milliseconds). */
const retryMs = 60_000;

/**
 * Loads the page anew once the time is over and the server answers. A page that was opened after its time does not, so
 * that it is never loaded in circles.
 */
export function useReloadWhenOver(minutesLeft: number | undefined, reload: () => Promise<boolean> = reloadPage): void {
  const hasWaited = useRef(false);
  const isOver = minutesLeft === 0;
  useEffect(() => {
    if (!isOver) {
      hasWaited.current = minutesLeft !== undefined;
      return undefined;
    }
    if (!hasWaited.current) return undefined;
    let timer: number | undefined;
    let isGone = false;
    const ask = async () => {
      const isLeaving = await reload();
      if (!isLeaving && !isGone) timer = window.setTimeout(() => void ask(), retryMs);
    };
    void ask();
    return () => {
      isGone = true;
      window.clearTimeout(timer);
    };
    // Only whether time is left matters here, not how much.
    // oxlint-disable-next-line react/exhaustive-deps -- As the sentence above says.
  }, [isOver, minutesLeft === undefined, reload]);
}
