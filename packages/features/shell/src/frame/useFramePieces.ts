import type { FramePieces } from '@quarterdeck/contract';
import { useLocation } from '@quarterdeck/ui/router';
import { useEffect, useState } from 'react';
import { useShellHost } from '../ShellContext';

const none: FramePieces = {};

/** The pieces that features offer for the frame, once their code has come; none where the layout has no place for them. */
export function useFramePieces(isWanted: boolean): FramePieces {
  const { frame } = useShellHost();
  const [pieces, setPieces] = useState(() => (isWanted ? frame?.known() : undefined) ?? none);
  const { pathname } = useLocation();
  // What did not come is asked for again by the next page.
  const attempt = pieces === none ? pathname : null;
  useEffect(() => {
    if (!isWanted || !frame || attempt === null) return undefined;
    let isCurrent = true;
    frame.load().then(
      (loaded) => {
        if (isCurrent) setPieces(loaded);
      },
      (error: unknown) => console.error('The pieces of the frame did not load', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, frame, attempt]);
  return pieces;
}
