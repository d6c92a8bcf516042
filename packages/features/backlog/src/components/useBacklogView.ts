import { paths } from '@quarterdeck/contract';
import type { BacklogItem, BacklogItemId, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { useAddressView, type ViewInAddress } from '@quarterdeck/ui/addressState';
import { focusContent } from '@quarterdeck/ui/keptFocus';
import { useLocation, useNavigate } from '@quarterdeck/ui/router';
import { focusSearch } from '@quarterdeck/ui/typedSearch';
import type { VirtualListHandle } from '@quarterdeck/ui/VirtualList';
import { useCallback, useMemo, type RefObject } from 'react';
import { readView, viewParameters, withoutFilters, writeView, type BacklogView } from '../model/backlogView';

const viewInAddress: ViewInAddress<BacklogView> = { names: viewParameters, read: readView, write: writeView };

export type ViewControl = ReturnType<typeof useBacklogView>;

/** What the body of the page takes, and of it list, board and road map. */
export interface BacklogViewProps extends Pick<ViewControl, 'view' | 'hrefOf' | 'open'> {
  /** What the view shows, sorted by `order`. */
  items: readonly BacklogItem[];
  openId: BacklogItemId | null;
  arrivedIds: ReadonlySet<BacklogItemId>;
  /** The group that a new item is written in. */
  draftIn: BacklogStatus | null;
  onDraftChange: (draftIn: BacklogStatus | null) => void;
  onAdded: (ids: readonly BacklogItemId[]) => void;
  /** Opens an item with its title as a field. */
  onEdit: (id: BacklogItemId) => void;
  /** Puts the focus on a row. */
  listRef: RefObject<VirtualListHandle | null>;
}

/** The view of the address, and the ways from it. */
export function useBacklogView() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { view, searchOf, change } = useAddressView(viewInAddress);
  /**
   * Asks for the whole backlog. The button that does so goes with the filters: the focus waits in the search, but where
   * that would bring a keyboard over half of the screen at the beginning of the page.
   */
  const clear = useCallback(() => {
    if (matchMedia('(pointer: coarse)').matches) focusContent();
    else focusSearch();
    change(withoutFilters);
  }, [change]);
  /** Address of an item over this view. */
  const hrefOf = useCallback((id: BacklogItemId) => `${paths.backlogItem.href(id)}${search}`, [search]);
  const open = useCallback((id: BacklogItemId) => void navigate(hrefOf(id)), [navigate, hrefOf]);
  const close = useCallback(() => void navigate(`${paths.backlog.href()}${search}`), [navigate, search]);
  return useMemo(
    () => ({ view, searchOf, change, clear, hrefOf, open, close }),
    [view, searchOf, change, clear, hrefOf, open, close],
  );
}
