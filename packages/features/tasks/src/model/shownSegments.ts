import type { HighlightSegment } from '@quarterdeck/contract/rules/highlight';
import { truncateForDisplay } from '@quarterdeck/ui/truncate';

/** The segments of a title as far as a row shows them. */
export function shownSegments(segments: readonly HighlightSegment[]): readonly HighlightSegment[] {
  const whole = segments.map(({ text }) => text).join('');
  const shown = truncateForDisplay(whole);
  if (shown === whole) return segments;
  // All but the "…" at its end.
  let left = shown.length - 1;
  const kept = segments.map(({ text, isMatch }) => {
    const piece = text.slice(0, left);
    left -= piece.length;
    return { text: piece, isMatch };
  });
  return [...kept.filter(({ text }) => text !== ''), { text: '…', isMatch: false }];
}
