import type { FramePieces } from '@quarterdeck/contract';

/** Joins what features offer for the frame: of two for the same place the first one counts, and leaving is asked by all. */
export function joinFramePieces(offers: readonly FramePieces[]): FramePieces {
  const asks = offers.flatMap(({ confirmLeave }) => confirmLeave ?? []);
  return {
    ...(Object.assign({}, ...offers.toReversed()) as FramePieces),
    confirmLeave: (from, to) => asks.some((confirmLeave) => confirmLeave(from, to)),
  };
}
