import type { KitMessages } from '../messages';
import { toasts } from '../Toast';
import { undoOfferMs, type UndoMessage } from './undoStack';

/** Offers in one toast to take acts back: says what was done, or how many things and the last of them where there are several. */
export function showUndoToast(
  labels: readonly string[],
  undo: () => Promise<void>,
  messages: Pick<KitMessages, 'undo' | 'changesSaved'>,
): UndoMessage {
  const last = labels.at(-1) ?? '';
  const id = toasts.add({
    ...(labels.length === 1 ? { title: last } : { title: messages.changesSaved(labels.length), text: last }),
    action: { label: messages.undo, onPress: () => void undo() },
    durationMs: undoOfferMs,
  });
  return { close: () => toasts.close(id), isOpen: () => toasts.all().some((entry) => entry.id === id) };
}
