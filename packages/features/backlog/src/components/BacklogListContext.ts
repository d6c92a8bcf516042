import type { BacklogItem, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { formOf } from '@quarterdeck/data/visit/useMeasures';
import { usePeople } from '@quarterdeck/data/visit/usePeople';
import { createContext, use, useMemo } from 'react';
import { isFiltered } from '../model/backlogView';
import { useBacklogWrites } from '../queries/useBacklogWrites';
import type { BacklogViewProps } from './useBacklogView';
import { useLabelHue } from './useLabelHue';
import { useRowWords } from './useRowWords';

interface ListContextOptions extends Pick<BacklogViewProps, 'items' | 'view' | 'hrefOf' | 'arrivedIds' | 'onAdded'> {
  onMenu: (item: BacklogItem, anchor: HTMLElement) => void;
  onCollapse: (status: BacklogStatus) => void;
  onDraftEnd: (isByKey: boolean) => void;
}

/** What every row of the list shares. Rows take only their record as a prop, so that one change draws one row. */
export function useListContext({ items, view, hrefOf, arrivedIds, ...actions }: ListContextOptions) {
  const { onMenu, onCollapse, onAdded, onDraftEnd } = actions;
  const words = useRowWords(useMemo(() => formOf(items.map(({ price }) => price)), [items]));
  const people = usePeople();
  const labelHue = useLabelHue();
  const { finish } = useBacklogWrites();
  return useMemo(
    () => ({
      words,
      people,
      labelHue,
      onFinish: (item: BacklogItem) => finish([item]),
      hrefOf,
      /** A search that found the items, marked in their titles. */
      query: view.search.trim(),
      // Among what a filter has left, "before this one" says nothing of those between.
      canMove: !isFiltered(view),
      arrivedIds,
      onMenu,
      onCollapse,
      onAdded,
      onDraftEnd,
    }),
    [words, people, labelHue, finish, hrefOf, view, arrivedIds, onMenu, onCollapse, onAdded, onDraftEnd],
  );
}

export const BacklogListContext = createContext<ReturnType<typeof useListContext> | null>(null);

export function useBacklogList() {
  const value = use(BacklogListContext);
  if (!value) throw new Error('A row of the backlog stands inside a BacklogListContext');
  return value;
}
