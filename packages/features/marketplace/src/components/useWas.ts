import { useState } from 'react';

/** @returns whether it is, or was at any time before: what has been opened stays until it has left in its own time. */
export function useWas(is: boolean): boolean {
  const [was, setWas] = useState(is);
  if (is && !was) setWas(true);
  return is || was;
}
