import type { BacklogItem, BacklogItemId } from '@quarterdeck/contract/entities/backlogItem';
import { usePreferences } from '@quarterdeck/ui/preferences';
import type { KeyboardEvent } from 'react';
import { cardBeside, placeOf, stepFrom, type Direction, type Lanes, type Place } from '../../model/boardSteps';
import type { CardFocus } from './useCardFocus';
import type { ChosenCards } from './useChosenCards';

export interface CardKeysOptions {
  items: readonly BacklogItem[];
  lanes: Lanes;
  cards: ChosenCards;
  focusCard: CardFocus['focusCard'];
  /** Puts a card somewhere else. */
  onMove: (id: BacklogItemId, place: Place) => void;
  /** Deletes cards. */
  onRemove: (items: readonly BacklogItem[]) => void;
  /** Opens a card with its title as a field. */
  onEdit: (id: BacklogItemId) => void;
}

/** Letters of the keys that go up and down in every list. */
const letterKeys = new Map([
  ['j', 'ArrowDown'],
  ['k', 'ArrowUp'],
]);

const directionOf = (key: string, isLeftToRight: boolean): Direction | undefined => {
  if (key === 'ArrowUp') return 'up';
  if (key === 'ArrowDown') return 'down';
  if (key === 'ArrowLeft') return isLeftToRight ? 'start' : 'end';
  if (key === 'ArrowRight') return isLeftToRight ? 'end' : 'start';
  return undefined;
};

/** The card whose link has the focus: its menu and the field for a new card have keys of their own. */
function cardOf({ target }: KeyboardEvent): string | undefined {
  if (!(target instanceof HTMLElement) || !target.matches('a')) return undefined;
  return target.closest<HTMLElement>('[data-card]')?.dataset['card'];
}

/** Keys of a card, as in the list; with Alt the arrow keys move the card, without they go to the one beside. */
export function useCardKeys({ items, lanes, cards, focusCard, onMove, onRemove, onEdit }: CardKeysOptions) {
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  const { chosen, toggle, chooseAll, clear } = cards;

  /** Keys that do something with the card. @returns whether the key was one of them. */
  const actOn = (event: KeyboardEvent<HTMLElement>, item: BacklogItem): boolean => {
    const isMod = event.ctrlKey || event.metaKey;
    if (isMod && event.key.toLowerCase() === 'a') chooseAll();
    else if (isMod || event.altKey) return false;
    else if (event.key === ' ' || (event.key === 'x' && hasSingleKeys)) toggle(item.id);
    else if (event.key === 'e' && hasSingleKeys) onEdit(item.id);
    else if (event.key === 'Escape' && chosen.length > 0) clear();
    else if (event.key === 'Delete' || (event.key === '#' && hasSingleKeys))
      onRemove(chosen.length > 0 ? chosen : [item]);
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
    const letter = hasSingleKeys ? letterKeys.get(event.key) : undefined;
    const direction = directionOf(letter ?? event.key, getComputedStyle(event.currentTarget).direction === 'ltr');
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
      for (const one of [item, beside]) if (!chosen.includes(one)) toggle(one.id);
    }
    focusCard(beside.id, beside.status);
  };
}
