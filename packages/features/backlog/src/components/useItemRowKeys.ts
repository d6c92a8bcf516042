import type { BacklogItem, BacklogItemId, BacklogStatus } from '@quarterdeck/contract/entities/backlogItem';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { actionOf } from '@quarterdeck/ui/shortcuts';
import type { KeyboardEvent } from 'react';
import { backlogKeys } from '../model/backlogKeys';
import { isGroup, isItem, type BacklogRow } from '../model/backlogRows';
import type { ItemSelection } from './useItemSelection';

interface ItemRowKeysOptions {
  /** The row with this key of the list. */
  rowOf: (key: string) => BacklogRow | undefined;
  selection: Pick<ItemSelection, 'selected' | 'toggle'>;
  toggleGroup: (status: BacklogStatus) => void;
  /** Opens an item with its title as a field. */
  onEdit: (id: BacklogItemId) => void;
  onRemove: (items: readonly BacklogItem[]) => void;
}

/** Keys of a row, besides those that every list has. */
export function useItemRowKeys({ rowOf, selection, toggleGroup, onEdit, onRemove }: ItemRowKeysOptions) {
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  return (event: KeyboardEvent<HTMLElement>, key: string): void => {
    const row = rowOf(key);
    if (row === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = actionOf(backlogKeys, event, hasSingleKeys);
    // A space in a button of the row presses that button.
    const isSpace = event.key === ' ' && event.target instanceof HTMLElement && event.target.role === 'row';
    if (isGroup(row) && isSpace) toggleGroup(row.status);
    else if (!isItem(row)) return;
    else if (isSpace) selection.toggle(row.id);
    else if (action === 'edit') onEdit(row.id);
    else if (action === 'delete') onRemove(selection.selected.length > 0 ? selection.selected : [row]);
    else return;
    event.preventDefault();
  };
}
