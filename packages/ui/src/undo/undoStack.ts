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

/** A message that offers to take acts back. */
export interface UndoMessage {
  close: () => void;
  /** Whether it can still be seen. */
  isOpen: () => boolean;
}

interface OfferedAct {
  saved: UndoableAct | Promise<UndoableAct | undefined>;
  label?: string;
  message?: UndoMessage;
}

/**
 * Makes an undo stack. While a message can be seen, what is done next joins it: one message offers to take back all.
 * @param show brings a message for these acts, oldest first; calling the second argument takes them back, once. One that
 * cannot be taken back keeps no other from it; the promise rejects when all were tried.
 * @param say tells those who do not see it that an act was taken back.
 */
export function createUndoStack(
  show: (labels: readonly string[], undo: () => Promise<void>) => UndoMessage,
  say?: (label: string) => void,
): UndoStack {
  const offers: OfferedAct[] = [];
  /** @returns false when it was taken already. */
  const take = (offered: OfferedAct) => {
    const at = offers.indexOf(offered);
    if (at >= 0) offers.splice(at, 1);
    return at >= 0;
  };
  /** Replaces the messages that can be seen by one for these acts. */
  const showMessage = (acts: readonly OfferedAct[]) => {
    for (const { message } of offers) if (message?.isOpen()) message.close();
    if (acts.length === 0) return;
    const message = show(
      acts.map(({ label = '' }) => label),
      async () => {
        message.close();
        const errors: unknown[] = [];
        for (const act of acts.toReversed()) await takeBack(act).catch((error: unknown) => errors.push(error));
        if (errors.length > 0) throw new AggregateError(errors, 'Not every act could be taken back');
      },
    );
    for (const act of acts) act.message = message;
  };
  const takeBack = async (offered: OfferedAct) => {
    if (!take(offered)) return;
    if (offered.message?.isOpen()) {
      offered.message.close();
      showMessage(offers.filter(({ message }) => message === offered.message));
    }
    const act = await Promise.resolve(offered.saved).catch(() => undefined);
    await act?.undo();
    if (act) say?.(act.label);
  };
  const showOffer = (offered: OfferedAct, act: UndoableAct | undefined) => {
    if (act === undefined) take(offered);
    else if (offers.includes(offered)) {
      offered.label = act.label;
      showMessage(offers.filter((one) => one === offered || one.message?.isOpen()));
    }
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

const noMessage: UndoMessage = { close: () => undefined, isOpen: () => false };

/** Without a host the acts are kept and no message is shown. */
export const UndoContext = createContext<UndoStack>(createUndoStack(() => noMessage));

export function useUndo(): UndoStack {
  return use(UndoContext);
}
