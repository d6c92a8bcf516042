import { paths } from '@quarterdeck/contract';
import type { BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { useCallback, useMemo } from 'react';
import { readView, viewParameters, writeView, type BacklogView } from '../model/backlogView';

export interface ViewControl {
  view: BacklogView;
  /** Address of a changed view, as a search (`?view=board`, or empty). */
  searchOf: (change: Partial<BacklogView>) => string;
  /** Goes to a changed view. `replace` for what is typed: back would else lead through every letter. */
  change: (change: Partial<BacklogView>, way?: 'push' | 'replace') => void;
  /** Address of an item over this view. */
  hrefOf: (id: BacklogItemId) => string;
  open: (id: BacklogItemId) => void;
  close: () => void;
}

/** The view of the address, and the ways from it. */
export function useBacklogView(): ViewControl {
  const { search } = useLocation();
  const navigate = useNavigate();
  const view = useMemo(() => readView(new URLSearchParams(search)), [search]);
  const searchOf = useCallback(
    (change: Partial<BacklogView>) => {
      const next = writeView({ ...view, ...change });
      for (const [name, value] of new URLSearchParams(search)) if (!viewParameters.has(name)) next.append(name, value);
      return next.size > 0 ? `?${next}` : '';
    },
    [view, search],
  );
  const change = useCallback<ViewControl['change']>(
    (patch, way = 'push') => void navigate({ search: searchOf(patch) }, { replace: way === 'replace' }),
    [navigate, searchOf],
  );
  const hrefOf = useCallback((id: BacklogItemId) => `${paths.backlogItem.href(id)}${search}`, [search]);
  const open = useCallback((id: BacklogItemId) => void navigate(hrefOf(id)), [navigate, hrefOf]);
  const close = useCallback(() => void navigate(`${paths.backlog.href()}${search}`), [navigate, search]);
  return useMemo(
    () => ({ view, searchOf, change, hrefOf, open, close }),
    [view, searchOf, change, hrefOf, open, close],
  );
}
