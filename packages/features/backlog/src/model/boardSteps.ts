import {
  backlogStatuses,
  type BacklogItem,
  type BacklogItemId,
  type BacklogStatus,
} from '@quarterdeck/contract/entities/backlogItem';
import type { MoveTarget } from '@quarterdeck/contract/writes/project';

export type Lanes = Readonly<Record<BacklogStatus, readonly BacklogItem[]>>;
export type Direction = 'up' | 'down' | 'start' | 'end';

/** Items by status, in the order of the backlog. */
export function lanesOf(items: readonly BacklogItem[]): Lanes {
  const lanes: Record<BacklogStatus, BacklogItem[]> = { now: [], next: [], later: [], done: [] };
  for (const item of items) lanes[item.status].push(item);
  return lanes;
}

/** A place among the cards: a lane and an index in it. */
export interface Place {
  status: BacklogStatus;
  index: number;
}

/** Where a card stands; undefined for one that is not on the board. */
export function placeOf(lanes: Lanes, id: BacklogItemId): Place | undefined {
  for (const status of backlogStatuses) {
    const index = lanes[status].findIndex((item) => item.id === id);
    if (index >= 0) return { status, index };
  }
  return undefined;
}

const laneBeside = (status: BacklogStatus, step: -1 | 1) => backlogStatuses[backlogStatuses.indexOf(status) + step];

/** The card that an arrow key leads to: in the lane, or at the same height in the nearest lane that has cards. */
export function cardBeside(lanes: Lanes, from: Place, direction: Direction): BacklogItem | undefined {
  if (direction === 'up' || direction === 'down') {
    return lanes[from.status][from.index + (direction === 'up' ? -1 : 1)];
  }
  const step = direction === 'start' ? -1 : 1;
  let status = laneBeside(from.status, step);
  while (status !== undefined && lanes[status].length === 0) status = laneBeside(status, step);
  return status === undefined ? undefined : lanes[status][Math.min(from.index, lanes[status].length - 1)];
}

/** Where a step with Alt puts a card; undefined at the edge of the board. */
export function stepFrom(lanes: Lanes, from: Place, direction: Direction): Place | undefined {
  if (direction === 'up' || direction === 'down') {
    const index = from.index + (direction === 'up' ? -1 : 1);
    return index < 0 || index >= lanes[from.status].length ? undefined : { status: from.status, index };
  }
  const status = laneBeside(from.status, direction === 'start' ? -1 : 1);
  return status === undefined ? undefined : { status, index: Math.min(from.index, lanes[status].length) };
}

/** The move that puts a card at `place`, an index in the lane without the card. */
export function moveTo(lanes: Lanes, id: BacklogItemId, { status, index }: Place): MoveTarget {
  const before = lanes[status].filter((item) => item.id !== id)[index];
  return before === undefined ? { status } : { status, beforeId: before.id };
}

/** The place of a gap between cards (0 before the first), once the card itself is taken out; undefined where it stands. */
export function placeOfGap(lanes: Lanes, id: BacklogItemId, gap: Place): Place | undefined {
  const from = placeOf(lanes, id);
  if (from === undefined || from.status !== gap.status) return gap;
  if (gap.index === from.index || gap.index === from.index + 1) return undefined;
  return { status: gap.status, index: gap.index > from.index ? gap.index - 1 : gap.index };
}
