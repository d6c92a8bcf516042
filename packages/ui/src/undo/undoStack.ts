import { createContext, use } from 'react';
import { warnWithoutProvider } from '../development';

/** An action that can be taken back. */
export interface UndoableAction {
  /** What was done, as a person reads it: "Task deleted". */
  label: string;
  /** `false`: it could not be taken back, which was said. */
  undo: () => Promise<boolean | void> | boolean | void;
}

export interface UndoStack {
  /**
   * Offers to take an action back: in a message for 10 s, by the undo key afterwards. An action that is still being saved is
   * given as a promise, so that the undo key means it already; the message comes when it is saved.
   * @param action undefined, or a rejection, says that nothing came of it.
   */
  offer: (action: UndoableAction | Promise<UndoableAction | undefined>) => void;
  /** Takes the last action back, as soon as it is saved. @returns false when there is none. */
  undoLast: () => Promise<boolean>;
  /** What can be taken back now, the last action first; not what is still being saved. */
  history: () => readonly UndoStep[];
  /** Nothing of what was done can be taken back any more, as after its person has signed out. */
  forget: () => void;
}

/** One action of the history. */
export interface UndoStep {
  /** What was done. */
  label: string;
  /**
   * Takes back all that was done since, from the last action on, then this one; nothing where it was taken back already.
   * Rejects when one of them failed, after all were tried.
   */
  undoToHere: () => Promise<void>;
}

/** Actions that stay undoable by key. */
export const undoSteps = 50;
/** How long the message with the Undo button stays, in milliseconds. */
export const undoOfferMs = 10_000;

/** A message that offers to take actions back. */
export interface UndoMessage {
  /** Says other actions in the same place: somebody may be about to press what it offers. */
  update: (labels: readonly string[]) => void;
  close: () => void;
  /** Whether it can still be seen. */
  isOpen: () => boolean;
}

const noMessage: UndoMessage = { update: () => undefined, close: () => undefined, isOpen: () => false };

interface OfferedAction {
  saved: UndoableAction | Promise<UndoableAction | undefined>;
  label?: string;
  message?: UndoMessage;
}

/**
 * Makes an undo stack. While a message can be seen, what is done next joins it: one message offers to take back all.
 * @param show brings a message for these actions, oldest first; calling the second argument takes back those that it says by
 * then, once. One that cannot be taken back keeps no other from it; the promise rejects when all were tried. None by
 * default: actions are taken back by key alone.
 * @param say tells those who do not see it that an action was taken back.
 */
export function createUndoStack(
  show: (labels: readonly string[], undo: () => Promise<void>) => UndoMessage = () => noMessage,
  say?: (label: string) => void,
): UndoStack {
  const offers: OfferedAction[] = [];
  /** @returns false when it was taken already. */
  const take = (offered: OfferedAction) => {
    const at = offers.indexOf(offered);
    if (at >= 0) offers.splice(at, 1);
    return at >= 0;
  };
  const saidBy = (message: UndoMessage) => offers.filter((action) => action.message === message);
  const sayRest = (message: UndoMessage) => {
    const rest = saidBy(message);
    if (rest.length === 0) message.close();
    else message.update(rest.map(({ label = '' }) => label));
  };
  const showMessage = (offered: OfferedAction, label: string) => {
    offered.label = label;
    const open = offers.find(({ message }) => message?.isOpen())?.message;
    if (open) {
      offered.message = open;
      sayRest(open);
      return;
    }
    const message = show([label], async () => {
      message.close();
      await takeBackAll(saidBy(message));
    });
    offered.message = message;
  };
  const takeBackAll = async (oldestFirst: readonly OfferedAction[]) => {
    const errors: unknown[] = [];
    for (const action of oldestFirst.toReversed()) {
      await takeBack(action).catch((error: unknown) => errors.push(error));
    }
    if (errors.length > 0) throw new AggregateError(errors, 'Not every action could be taken back');
  };
  const takeBack = async (offered: OfferedAction) => {
    if (!take(offered)) return;
    if (offered.message?.isOpen()) sayRest(offered.message);
    const action = await Promise.resolve(offered.saved).catch(() => undefined);
    const isUndone = await action?.undo();
    if (action && isUndone !== false) say?.(action.label);
  };
  const showOffer = (offered: OfferedAction, action: UndoableAction | undefined) => {
    if (action === undefined) take(offered);
    else if (offers.includes(offered)) showMessage(offered, action.label);
  };
  return {
    offer: (saved) => {
      const offered: OfferedAction = { saved };
      offers.push(offered);
      if (offers.length > undoSteps) offers.shift();
      if (saved instanceof Promise) {
        void saved.then(
          (action) => showOffer(offered, action),
          () => take(offered),
        );
      } else showOffer(offered, saved);
    },
    undoLast: async () => {
      const last = offers.at(-1);
      if (last) await takeBack(last);
      return last !== undefined;
    },
    history: () =>
      offers.toReversed().flatMap((offered) => {
        const { label } = offered;
        if (label === undefined) return [];
        const undoToHere = async () => {
          const at = offers.indexOf(offered);
          if (at >= 0) await takeBackAll(offers.slice(at));
        };
        return [{ label, undoToHere }];
      }),
    forget: () => {
      for (const { message } of offers.splice(0)) message?.close();
    },
  };
}

/** Without a provider the actions are kept and no message is shown. */
export const UndoContext = createContext<UndoStack>(
  createUndoStack(() => {
    warnWithoutProvider('what can be undone is offered to nobody', 'give UndoContext a stack');
    return noMessage;
  }),
);

export function useUndo(): UndoStack {
  return use(UndoContext);
}
