import { useLayoutEffect, useReducer } from 'react';

/**
 * Lets a collection of React Aria have its rows in its first frame. It reads them in a passive effect, which may run
 * after that frame: it would be drawn without rows, or with the words for none. React runs these effects before it
 * renders what a layout effect asks for.
 */
export function useFilledCollection(): void {
  const [, renderAgain] = useReducer(() => true, false);
  useLayoutEffect(() => renderAgain(), []);
}
