import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '../router';
import { idOfHash } from './idOfHash';

export interface LinkedItem {
  /** Id of the open item, as the address names it; empty when all are closed. */
  open: string;
  /** Id of the item that the address led to when the page was opened; empty for none. */
  linked: string;
  /** Opens an item, and closes all with an empty id. */
  setOpen: (id: string) => void;
}

/** One of several items on a page is open, and the address says which: a link to it opens it and brings it into sight. */
export function useLinkedItem(): LinkedItem {
  const navigate = useNavigate();
  const { hash, state } = useLocation();
  const open = idOfHash(hash);
  const [linked] = useState(open);
  // What was opened by hand is in sight already.
  const isByHand = (state as { isByHand?: boolean } | null)?.isByHand === true;
  useEffect(() => {
    if (open !== '' && !isByHand) document.getElementById(open)?.scrollIntoView({ block: 'start' });
  }, [open, isByHand]);
  const setOpen = (id: string) =>
    void navigate({ hash: id === '' ? '' : `#${id}` }, { replace: true, state: { isByHand: true } });
  return { open, linked, setOpen };
}
