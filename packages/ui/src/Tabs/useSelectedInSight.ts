import { useContext, useEffect, type RefObject } from 'react';
import { TabListStateContext } from 'react-aria-components/Tabs';

/** Room for the arrow that lies over the end of the row. */
const margin = 40;

/** Scrolls a row, and nothing around it, so that its selected tab is in sight. */
function showSelected(row: HTMLElement | null): void {
  const tab = row?.querySelector('[role="tab"][aria-selected="true"]');
  if (!row || !tab) return;
  const frame = row.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (box.left < frame.left + margin) row.scrollBy({ left: box.left - frame.left - margin });
  else if (box.right > frame.right - margin) row.scrollBy({ left: box.right - frame.right + margin });
}

/** Keeps the selected tab in sight, also at the start. */
export function useSelectedInSight(list: RefObject<HTMLElement | null>): void {
  const state = useContext(TabListStateContext);
  const selected = state?.selectedKey;
  // React Aria collects the tabs before it draws them.
  const count = state?.collection.size ?? 0;
  useEffect(() => {
    if (selected !== undefined && count > 0) showSelected(list.current);
  }, [list, selected, count]);
}
