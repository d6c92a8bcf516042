import { createContext, use } from 'react';

/** An act that can be taken back. */
export interface UndoableAct {
  /** What was done, as a person reads it: "Task deleted". */
  label: string;
  undo: () => Promise<void> | void;
}

export interface UndoStack {
  /** Offers to take an act back: in a message for 10 s, by the undo key afterwards. */
  offer: (act: UndoableAct) => void;
  /** Takes the last act back. @returns false when there is none. */
  undoLast: () => Promise<boolean>;
}

/** Acts that stay undoable by key. */
export const undoSteps = 50;
/** How long the message with the Undo button stays, in milliseconds. */
export const undoOfferMs = 10_000;

/**
 * Makes an undo stack.
 * @param show brings the message; calling the second argument takes the act back, once. It hands back what closes the
 *   message: an act that was taken back by key must not be offered any longer.
 */
export function createUndoStack(show: (label: string, undo: () => Promise<void>) => () => void): UndoStack {
  const acts: UndoableAct[] = [];
  const messages = new Map<UndoableAct, () => void>();
  const takeBack = async (act: UndoableAct) => {
    const at = acts.indexOf(act);
    if (at < 0) return;
    acts.splice(at, 1);
    messages.get(act)?.();
    messages.delete(act);
    await act.undo();
  };
  return {
    offer: (act) => {
      acts.push(act);
      const forgotten = acts.length > undoSteps ? acts.shift() : undefined;
      if (forgotten) messages.delete(forgotten);
      messages.set(
        act,
        show(act.label, () => takeBack(act)),
      );
    },
    undoLast: async () => {
      const last = acts.at(-1);
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
