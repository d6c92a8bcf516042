import type { KitMessages } from '../messages';
import { toasts, type ToastInput } from '../Toast';
import { undoOfferMs, type UndoMessage } from './undoStack';

/** Offers in one toast to take acts back: says what was done, or how many things where there are several. */
export function showUndoToast(
  labels: readonly string[],
  undo: () => Promise<void>,
  messages: Pick<KitMessages, 'undo' | 'changesSaved'>,
): UndoMessage {
  // One line in either case: the button must not move away from below the pointer when an act joins.
  const say = (said: readonly string[]): ToastInput => ({
    title: said.length === 1 ? (said[0] ?? '') : messages.changesSaved(said.length),
    action: { label: messages.undo, onPress: () => void undo() },
    durationMs: undoOfferMs,
  });
  const id = toasts.add(say(labels));
  return {
    update: (said) => toasts.update(id, say(said)),
    close: () => toasts.close(id),
    isOpen: () => toasts.all().some((entry) => entry.id === id),
  };
}
