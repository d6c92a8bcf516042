import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { announce } from '../LiveRegion';
import { useKitMessages } from '../messages';
import { usePreferences } from '../preferences';
import { truncateForSpeech } from '../truncate';
import {
  cardBeside,
  placeOf,
  stepFrom,
  withCardAt,
  type BoardRecord,
  type CardDirection,
  type CardOrder,
  type CardPlace,
} from './boardPlaces';

interface CardKeysOptions<Card extends BoardRecord, Lane extends CardOrder<Card>> {
  lanes: readonly Lane[];
  /** Of a lane, as it is said. */
  titleOf: (lane: Lane['id']) => string;
  focusCard: (id: string, lane: string) => void;
  onMove: (card: Card, place: CardPlace<Lane['id']>) => void;
  onExtend: ((from: Card, to: Card) => void) | undefined;
  onCardKeyDown: ((event: KeyboardEvent<HTMLElement>, card: Card) => boolean) | undefined;
}

/** Keys that lead to another card: arrows, and the letters that go up and down in every list. */
function directionOf(key: string, isLeftToRight: boolean, hasSingleKeys: boolean): CardDirection | undefined {
  if (key === 'ArrowUp' || (key === 'k' && hasSingleKeys)) return 'up';
  if (key === 'ArrowDown' || (key === 'j' && hasSingleKeys)) return 'down';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return (key === 'ArrowLeft') === isLeftToRight ? 'start' : 'end';
}

/** The card whose title has the focus: its menu and the field for a new card have keys of their own. */
function cardOf(target: EventTarget): string | undefined {
  if (!(target instanceof HTMLElement) || !target.matches('[data-part="title"]')) return undefined;
  return target.closest<HTMLElement>('[data-card]')?.dataset['card'];
}

/**
 * Arrows go from card to card; with Alt they move the card at once. Space lifts a card, which arrows then carry until
 * Space puts it down there, or Escape where it was.
 */
export function useCardKeys<Card extends BoardRecord, Lane extends CardOrder<Card>>({
  lanes,
  titleOf,
  focusCard,
  onMove,
  onExtend,
  onCardKeyDown,
}: CardKeysOptions<Card, Lane>) {
  const messages = useKitMessages();
  const hasSingleKeys = usePreferences((preferences) => preferences.hasSingleKeys);
  const [carried, setCarried] = useState<{ id: string; place: CardPlace<Lane['id']> }>();
  const from = carried && placeOf(lanes, carried.id);
  // A card that was deleted meanwhile is carried no longer.
  const shownLanes = carried && from ? withCardAt(lanes, carried.id, carried.place) : lanes;

  const sayPlace = ({ lane, index }: CardPlace<Lane['id']>) => {
    const total = shownLanes.find(({ id }) => id === lane)?.cards.filter(({ id }) => id !== carried?.id).length ?? 0;
    return messages.cardPlace(titleOf(lane), index + 1, carried ? total + 1 : total);
  };
  const cancel = (card: Card) => {
    setCarried(undefined);
    if (!from) return;
    focusCard(card.id, from.lane);
    announce(messages.cardReturned(truncateForSpeech(card.title)));
  };
  /** Keys of a card that is carried. @returns whether the key was one of them. */
  const carry = (event: KeyboardEvent<HTMLElement>, card: Card, direction: CardDirection | undefined): boolean => {
    if (carried?.id !== card.id) return false;
    if (event.key === 'Escape') cancel(card);
    else if (event.key === ' ' || event.key === 'Enter') {
      setCarried(undefined);
      const { lane, index } = carried.place;
      if (from?.lane === lane && from.index === index) cancel(card);
      else onMove(card, carried.place);
    } else if (direction) {
      const place = stepFrom(shownLanes, carried.place, direction);
      if (place === undefined) return true;
      setCarried({ id: card.id, place });
      focusCard(card.id, place.lane);
      announce(sayPlace(place));
    } else if (event.key === 'Tab') {
      // The focus goes elsewhere: the card stays where it was.
      setCarried(undefined);
      return false;
    } else {
      // Nothing else is done with a card that is carried; the browser keeps its own keys.
      return !(event.ctrlKey || event.metaKey || /^F\d/.test(event.key));
    }
    return true;
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const id = cardOf(event.target);
    const card = lanes.flatMap(({ cards }) => cards).find((one) => one.id === id);
    const place = card && placeOf(lanes, card.id);
    if (card === undefined || place === undefined) return;
    const isLeftToRight = getComputedStyle(event.currentTarget).direction === 'ltr';
    const direction = directionOf(event.key, isLeftToRight, hasSingleKeys);
    if (carry(event, card, direction) || onCardKeyDown?.(event, card) === true) {
      event.preventDefault();
      return;
    }
    if (event.ctrlKey || event.metaKey) return;
    if (event.key === ' ') {
      event.preventDefault();
      setCarried({ id: card.id, place });
      announce(`${messages.cardLifted(truncateForSpeech(card.title))} ${sayPlace(place)}`);
      return;
    }
    if (direction === undefined) return;
    event.preventDefault();
    if (event.altKey) {
      const to = stepFrom(lanes, place, direction);
      if (to !== undefined) onMove(card, to);
      return;
    }
    const beside = cardBeside<Card, Lane['id']>(lanes, place, direction);
    if (!beside) return;
    if (event.shiftKey) onExtend?.(card, beside.card);
    focusCard(beside.card.id, beside.lane);
  };
  /** As Tab, by a pointer. A card that changes its lane goes nowhere (null). */
  const handleBlur = ({ relatedTarget }: FocusEvent) => {
    if (carried && relatedTarget && cardOf(relatedTarget) !== carried.id) setCarried(undefined);
  };
  return { shownLanes, carriedId: from ? carried?.id : undefined, handleKeyDown, handleBlur };
}
