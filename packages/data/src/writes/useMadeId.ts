import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { useEffect } from 'react';
import { useWrites } from './useWrite';

/**
 * The id that a record in the address has by now: one that was made here gets its own from the API.
 * @param onMade is called when it got one, to put that into the address.
 */
export function useMadeId<Id extends string>(id: Id | null, onMade: (id: Id) => void): Id | null {
  const { idOf } = useWrites();
  const made = id === null ? null : idOf(id);
  const tell = useLatestCallback(onMade);
  useEffect(() => {
    if (made !== null && made !== id) tell(made);
  }, [id, made, tell]);
  return made;
}
