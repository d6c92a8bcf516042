import { toasts } from '@quarterdeck/ui/Toast';

/** Presses the button of the message that was said last, such as Retry. */
export function pressLastMessage(): void {
  const message = toasts.all().at(-1);
  if (!message?.action) throw new Error('Nothing offers to try again');
  toasts.close(message.id);
  message.action.onPress();
}
