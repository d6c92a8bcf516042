import { createContext, use } from 'react';

/** An act that can be taken back. */
export interface UndoableAct {
  /** What was done, as a person reads it: "Task deleted". */
  label: string;
  undo: () => Promise<void> | void;
}

export interface UndoStack {
  /**
   * Offers to take an act back: in a message for 10 s, by the undo key afterwards. An act that is still being saved is
   * given as a promise, so that the undo key means it already; the message comes when it is saved.
   * @param act undefined, or a rejection, says that nothing came of it.
   */
  offer: (act: UndoableAct | Promise<UndoableAct | undefined>) => void;
  /** Takes the last act back, as soon as it is saved. @returns false when there is none. */
  undoLast: () => Promise<boolean>;
}

/** Acts that stay undoable by key. */
export const undoSteps = 50;
/** How long the message with the Undo button stays, in milliseconds. */
export const undoOfferMs = 10_000;

interface OfferedAct {
  saved: UndoableAct | Promise<UndoableAct | undefined>;
  close?: () => void;
}

/**
 * Makes an undo stack.
 * @param show brings the message; calling the second argument takes the act back, once. It hands back what closes the
 *   message: an act that was taken back by key must not be offered any longer.
 * @param say tells those who do not see it that an act was taken back.
 */
export function createUndoStack(
  show: (label: string, undo: () => Promise<void>) => () => void,
  say?: (label: string) => void,
): UndoStack {
  const offers: OfferedAct[] = [];
  /** @returns false when it was taken already. */
  const take = (offered: OfferedAct) => {
    const at = offers.indexOf(offered);
    if (at >= 0) offers.splice(at, 1);
    return at >= 0;
  };
  const takeBack = async (offered: OfferedAct) => {
    if (!take(offered)) return;
    offered.close?.();
    const act = await Promise.resolve(offered.saved).catch(() => undefined);
    await act?.undo();
    if (act) say?.(act.label);
  };
  const showOffer = (offered: OfferedAct, act: UndoableAct | undefined) => {
    if (act === undefined) take(offered);
    else if (offers.includes(offered)) offered.close = show(act.label, () => takeBack(offered));
  };
  return {
    offer: (saved) => {
      const offered: OfferedAct = { saved };
      offers.push(offered);
      if (offers.length > undoSteps) offers.shift();
      if (saved instanceof Promise) {
        void saved.then(
          (act) => showOffer(offered, act),
          () => take(offered),
        );
      } else showOffer(offered, saved);
    },
    undoLast: async () => {
      const last = offers.at(-1);
      if (last) await takeBack(last);
      return last !== undefined;
    },
  };
}

/** Without a host the acts are kept and no message is shown. */
export const UndoContext = createContext<UndoStack>(createUndoStack(() => () => undefined));

export function useUndo(): UndoStack {
  return use(UndoContext);
}
