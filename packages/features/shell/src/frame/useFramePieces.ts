import type { FramePieces } from '@quarterdeck/contract';
import { useEffect, useState } from 'react';
import { useShellHost } from '../ShellContext';

const none: FramePieces = {};

/** The pieces that features offer for the frame, once their code has come; none where the layout has no place for them. */
export function useFramePieces(isWanted: boolean): FramePieces {
  const { frame } = useShellHost();
  const [pieces, setPieces] = useState(() => (isWanted ? frame?.known() : undefined) ?? none);
  useEffect(() => {
    if (!isWanted || !frame) return undefined;
    let isCurrent = true;
    frame.load().then(
      (loaded) => {
        if (isCurrent) setPieces(loaded);
      },
      // The page works without them; the next page asks again.
      (error: unknown) => console.error('The links of the product did not load', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, frame]);
  return pieces;
}
