import type { KitMessages } from '../messages';
import { toasts } from '../Toast';
import { undoOfferMs, type UndoMessage } from './undoStack';

/** Offers in one toast to take acts back: says what was done, or how many things where there are several. */
export function showUndoToast(
  labels: readonly string[],
  undo: () => Promise<void>,
  messages: Pick<KitMessages, 'undo' | 'changesSaved'>,
): UndoMessage {
  const [label = ''] = labels;
  const id = toasts.add({
    title: labels.length === 1 ? label : messages.changesSaved(labels.length),
    action: { label: messages.undo, onPress: () => void undo() },
    durationMs: undoOfferMs,
  });
  return { close: () => toasts.close(id), isOpen: () => toasts.all().some((entry) => entry.id === id) };
}
