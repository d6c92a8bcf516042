import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { addedParameter } from '@quarterdeck/contract/rules/backlogAddress';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { useCallback, useEffect, useState } from 'react';
import { useBacklog } from '../queries/useBacklog';

const nothing: ReadonlySet<BacklogItemId> = new Set();

/** How many the address says were added; 0 where it says nothing that can be. */
function readAdded(search: string): number {
  const added = Number(new URLSearchParams(search).get(addedParameter));
  return Number.isSafeInteger(added) && added > 0 ? added : 0;
}

/** The last so many that came from the marketplace; none where there are not so many, as nobody knows then what is new. */
function lastBought(items: readonly BacklogItem[], count: number): ReadonlySet<BacklogItemId> {
  const bought = items.filter(({ requirementId }) => requirementId !== null);
  return count > bought.length ? nothing : new Set(bought.slice(-count).map(({ id }) => id));
}

/**
 * What the address says of a way that led here (`?added=4`): the last so many requirements have just been added. It is
 * taken out of the address at once, so that nothing arrives again when the page is loaded anew or sent to somebody.
 * @param items of the backlog; empty while they are not known.
 */
export function useArrival(items: readonly BacklogItem[]) {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  // After a payment the backlog that was read before it is shown until the new one is there.
  const { isFetching } = useBacklog();
  const added = readAdded(search);
  const [seen, setSeen] = useState(0);
  const [awaited, setAwaited] = useState(0);
  const [ids, setIds] = useState(nothing);
  if (added !== seen) {
    setSeen(added);
    if (added > 0) setAwaited(added);
  }
  if (awaited > 0 && items.length > 0 && !isFetching) {
    setAwaited(0);
    setIds(lastBought(items, awaited));
  }
  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has(addedParameter)) return;
    rest.delete(addedParameter);
    void navigate({ pathname, search: rest.size > 0 ? `?${rest}` : '' }, { replace: true });
  }, [search, pathname, navigate]);
  return {
    /** How many came; 0 once that was read. It stays the same, whatever is deleted or comes later. */
    count: ids.size,
    ids,
    /** For when the count was read. */
    dismiss: () => setIds(nothing),
  };
}

/** What was added on this page by hand, marked where it stands. */
export function useAdded() {
  const [ids, setIds] = useState(nothing);
  const mark = useCallback((added: readonly BacklogItemId[]) => setIds((before) => new Set([...before, ...added])), []);
  return { ids, mark };
}
