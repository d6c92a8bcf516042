/** What the board has to know of a card. */
export interface BoardRecord {
  /** Unique on the board. */
  id: string;
  title: string;
}

/** A lane as the order of its cards. */
export interface CardOrder<Card extends BoardRecord, LaneId extends string = string> {
  id: LaneId;
  cards: readonly Card[];
}

/** A place among the cards: a lane and an index in it. */
export interface CardPlace<LaneId extends string = string> {
  lane: LaneId;
  index: number;
}

export type CardDirection = 'up' | 'down' | 'start' | 'end';

type Orders<Card extends BoardRecord, LaneId extends string> = readonly CardOrder<Card, LaneId>[];

const laneOf = <Card extends BoardRecord, LaneId extends string>(lanes: Orders<Card, LaneId>, id: LaneId) =>
  lanes.find((lane) => lane.id === id);

/** Where a card stands; undefined for one that is not on the board. */
export function placeOf<Card extends BoardRecord, LaneId extends string>(
  lanes: Orders<Card, LaneId>,
  id: string,
): CardPlace<LaneId> | undefined {
  for (const lane of lanes) {
    const index = lane.cards.findIndex((card) => card.id === id);
    if (index >= 0) return { lane: lane.id, index };
  }
  return undefined;
}

/** The card that an arrow key leads to: in the lane, or at the same height in the nearest lane that has cards. */
export function cardBeside<Card extends BoardRecord, LaneId extends string>(
  lanes: Orders<Card, LaneId>,
  from: CardPlace<LaneId>,
  direction: CardDirection,
): { card: Card; lane: LaneId } | undefined {
  const isWithin = direction === 'up' || direction === 'down';
  const step = direction === 'up' || direction === 'start' ? -1 : 1;
  let at = lanes.findIndex((lane) => lane.id === from.lane);
  if (!isWithin) {
    at += step;
    while (lanes[at]?.cards.length === 0) at += step;
  }
  const lane = lanes[at];
  const card = lane?.cards[isWithin ? from.index + step : Math.min(from.index, lane.cards.length - 1)];
  return lane && card ? { card, lane: lane.id } : undefined;
}

/** Where a step puts a card; undefined at the edge of the board. */
export function stepFrom<Card extends BoardRecord, LaneId extends string>(
  lanes: Orders<Card, LaneId>,
  from: CardPlace<LaneId>,
  direction: CardDirection,
): CardPlace<LaneId> | undefined {
  const step = direction === 'up' || direction === 'start' ? -1 : 1;
  if (direction === 'up' || direction === 'down') {
    const index = from.index + step;
    const count = laneOf(lanes, from.lane)?.cards.length ?? 0;
    return index < 0 || index >= count ? undefined : { lane: from.lane, index };
  }
  const lane = lanes[lanes.findIndex(({ id }) => id === from.lane) + step];
  return lane && { lane: lane.id, index: Math.min(from.index, lane.cards.length) };
}

/** The card that will follow one that is put to `place`, an index in the lane without the card; undefined at its end. */
export function cardAfter<Card extends BoardRecord, LaneId extends string>(
  lanes: Orders<Card, LaneId>,
  id: string,
  { lane, index }: CardPlace<LaneId>,
): Card | undefined {
  return laneOf(lanes, lane)?.cards.filter((card) => card.id !== id)[index];
}

/** The place of a gap between cards (0 before the first), once the card itself is taken out; undefined where it stands. */
export function placeOfGap<Card extends BoardRecord, LaneId extends string>(
  lanes: Orders<Card, LaneId>,
  id: string,
  { lane, index }: CardPlace<LaneId>,
): CardPlace<LaneId> | undefined {
  const from = placeOf(lanes, id);
  if (from === undefined || from.lane !== lane) return { lane, index };
  if (index === from.index || index === from.index + 1) return undefined;
  return { lane, index: index > from.index ? index - 1 : index };
}

/** The lanes with a card at another place. Lanes it neither leaves nor enters stay the same object. */
export function withCardAt<Lane extends CardOrder<BoardRecord>>(
  lanes: readonly Lane[],
  id: string,
  { lane: laneId, index }: CardPlace,
): Lane[] {
  const card = lanes.flatMap(({ cards }) => cards).find((one) => one.id === id);
  return lanes.map((lane) => {
    const rest = lane.cards.filter((one) => one.id !== id);
    if (card && lane.id === laneId) return { ...lane, cards: rest.toSpliced(index, 0, card) };
    return rest.length === lane.cards.length ? lane : { ...lane, cards: rest };
  });
}
