import type { ClipboardEvent } from 'react';

/**
 * Takes what is pasted into the field of addresses when it has several lines: a field of one line would join the last
 * address of a line and the first of the next.
 * @param take gets what is to stand in the field.
 */
export function pasteAddresses(event: ClipboardEvent<HTMLInputElement>, take: (email: string) => void): void {
  const lines = event.clipboardData.getData('text').split(/\s*[\r\n]+\s*/);
  if (lines.length < 2) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  const before = value.slice(0, selectionStart ?? value.length).trim();
  const after = value.slice(selectionEnd ?? value.length).trim();
  take([before, ...lines, after].filter((line) => line !== '').join(', '));
}
