import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { addedParameter } from '../shared/backlogAddress';
import { useEffect, useMemo, useState } from 'react';

export interface Arrival {
  /** How many requirements have just come from the marketplace; 0 for none, and once it was read. */
  count: number;
  ids: ReadonlySet<BacklogItemId>;
  dismiss: () => void;
}

const nothing: ReadonlySet<BacklogItemId> = new Set();

/**
 * What the address says of a way that led here (`?added=4`): the last so many requirements have just been added. It is
 * taken out of the address at once, so that nothing arrives again when the page is loaded anew or sent to somebody.
 */
export function useArrival(items: readonly BacklogItem[]): Arrival {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const asked = Math.floor(Number(new URLSearchParams(search).get(addedParameter)));
  const [said, setSaid] = useState(0);
  if (asked > 0 && asked !== said) setSaid(asked);
  useEffect(() => {
    const rest = new URLSearchParams(search);
    if (!rest.has(addedParameter)) return;
    rest.delete(addedParameter);
    void navigate({ pathname, search: rest.size > 0 ? `?${rest}` : '' }, { replace: true });
  }, [search, pathname, navigate]);

  const ids = useMemo(() => {
    if (said === 0) return nothing;
    const bought = items.filter(({ requirementId }) => requirementId !== null);
    return new Set(bought.slice(-said).map(({ id }) => id));
  }, [items, said]);
  return { count: ids.size, ids, dismiss: () => setSaid(0) };
}
