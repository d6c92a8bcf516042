import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { usePreferences } from '@quarterdeck/ui/preferences';
import { actOf } from '@quarterdeck/ui/shortcuts';
import type { KeyboardEvent } from 'react';
import { backlogKeys } from '../../model/backlogKeys';
import { cardBeside, placeOf, stepFrom, type Direction, type Lanes, type Place } from '../../model/boardSteps';
import type { ItemSelection } from '../useItemSelection';
import type { useCardFocus } from './useCardFocus';

interface CardKeysOptions extends Pick<ReturnType<typeof useCardFocus>, 'focusCard'> {
  items: readonly BacklogItem[];
  lanes: Lanes;
  selection: ItemSelection;
  onMove: (id: BacklogItemId, place: Place) => void;
  onRemove: (items: readonly BacklogItem[]) => void;
  /** Opens a card with its title as a field. */
  onEdit: (id: BacklogItemId) => void;
}

/** Keys that lead to another card: arrows, and the letters that go up and down in every list. */
function directionOf(key: string, isLeftToRight: boolean, hasSingleKeys: boolean): Direction | undefined {
  if (key === 'ArrowUp' || (key === 'k' && hasSingleKeys)) return 'up';
  if (key === 'ArrowDown' || (key === 'j' && hasSingleKeys)) return 'down';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowLeft') === isLeftToRight ? 'start' : 'end';
}

/** The card whose link has the focus: its menu and the field for a new card have keys of their own. */
function cardOf({ target }: KeyboardEvent): string | undefined {
  if (!(target instanceof HTMLElement) || !target.matches('a')) return undefined;
  return target.closest<HTMLElement>('[data-card]')?.dataset['card'];
}

/** Keys of a card, as in the list; with Alt the arrow keys move the card, without they go to the one beside. */
export function useCardKeys({ items, lanes, selection, focusCard, onMove, onRemove, onEdit }: CardKeysOptions) {
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  const { selected, toggle, selectAll, clear } = selection;

  /** Keys that do something with the card. @returns whether the key was one of them. */
  const actOn = (event: KeyboardEvent<HTMLElement>, item: BacklogItem): boolean => {
    const act = actOf(backlogKeys, event, hasSingleKeys);
    const isMod = event.ctrlKey || event.metaKey;
    if (isMod && event.key.toLowerCase() === 'a') selectAll();
    else if (isMod || event.altKey) return false;
    else if (event.key === ' ' || (event.key === 'x' && hasSingleKeys)) toggle(item.id);
    else if (act === 'edit') onEdit(item.id);
    else if (event.key === 'Escape' && selected.length > 0) clear();
    else if (act === 'delete') onRemove(selected.length > 0 ? selected : [item]);
    else return false;
    return true;
  };

  return (event: KeyboardEvent<HTMLElement>): void => {
    const id = cardOf(event);
    const item = items.find((one) => one.id === id);
    if (item === undefined) return;
    if (actOn(event, item)) {
      event.preventDefault();
      return;
    }
    const isLeftToRight = getComputedStyle(event.currentTarget).direction === 'ltr';
    const direction = directionOf(event.key, isLeftToRight, hasSingleKeys);
    const from = placeOf(lanes, item.id);
    if (from === undefined || direction === undefined || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    if (event.altKey) {
      const to = stepFrom(lanes, from, direction);
      if (to !== undefined) onMove(item.id, to);
      return;
    }
    const beside = cardBeside(lanes, from, direction);
    if (!beside) return;
    if (event.shiftKey) {
      for (const one of [item, beside]) if (!selected.includes(one)) toggle(one.id);
    }
    focusCard(beside.id, beside.status);
  };
}
