import type { BacklogItem, BacklogItemId, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import type { Person } from '@quarterdeck/data/visit/usePeople';
import type { Hue } from '@quarterdeck/ui/hues';
import { createContext, use } from 'react';
import type { RowWords } from './useRowWords';

/** What every row of the list shares. Rows take only their record as a prop, so that one change draws one row. */
interface BacklogListContextValue {
  words: RowWords;
  /** Address of an open item; the list opens it without loading the page. */
  hrefOf: (id: BacklogItemId) => string;
  people: ReadonlyMap<string, Person>;
  labelHue: (label: string) => Hue;
  /** A search that found the items, marked in their titles. */
  query: string;
  canMove: boolean;
  /** Items that have just arrived from the marketplace. */
  arrivedIds: ReadonlySet<BacklogItemId>;
  onFinish: (item: BacklogItem) => void;
  onMenu: (item: BacklogItem, anchor: HTMLElement) => void;
  onCollapse: (status: BacklogStatus) => void;
  onAdded: (ids: readonly BacklogItemId[]) => void;
  onDraftEnd: (isByKey: boolean) => void;
}

export const BacklogListContext = createContext<BacklogListContextValue | null>(null);

export function useBacklogList() {
  const value = use(BacklogListContext);
  if (!value) throw new Error('A row of the backlog stands inside a BacklogListContext');
  return value;
}
