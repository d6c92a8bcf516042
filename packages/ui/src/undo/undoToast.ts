import type { KitMessages } from '../messages';
import { toasts, type ToastInput } from '../Toast';
import { undoOfferMs, type UndoMessage } from './undoStack';

/** Offers in one toast to take actions back: says what was done, or how many things and the last of them where there are several unlike. */
export function showUndoToast(
  labels: readonly string[],
  undo: () => Promise<void>,
  messages: Pick<KitMessages, 'undo' | 'changesSaved'>,
): UndoMessage {
  const say = (said: readonly string[]): ToastInput => {
    const last = said.at(-1) ?? '';
    // "Item changed" below "2 changes saved" would speak of one of two that are alike.
    const areAlike = said.every((label) => label === last);
    return {
      ...(said.length === 1
        ? { title: last }
        : { title: messages.changesSaved(said.length), ...(areAlike ? {} : { text: last }) }),
      action: { label: messages.undo, onPress: () => void undo() },
      durationMs: undoOfferMs,
    };
  };
  const id = toasts.add(say(labels));
  return {
    update: (said) => toasts.update(id, say(said)),
    close: () => toasts.close(id),
    isOpen: () => toasts.all().some((entry) => entry.id === id),
  };
}
