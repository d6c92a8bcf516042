import type { HighlightSegment } from '@quarterdeck/contract/rules/highlight';
import { Fragment } from 'react';
import { shownTitle } from '@quarterdeck/ui/saidTitle';

export interface MatchedTitleProps {
  title: string;
  /** The title in stretches, with those that a search found. */
  segments: readonly HighlightSegment[] | undefined;
}

/** A title as text, with what a search found marked. Nothing in it is ever read as markup. */
export function MatchedTitle({ title, segments }: MatchedTitleProps) {
  if (!segments) return shownTitle(title);
  return shownSegments(segments).map(({ text, isMatch }, index) => (
    <Fragment key={index}>{isMatch ? <mark>{text}</mark> : text}</Fragment>
  ));
}

/** The stretches as far as a row shows them. */
function shownSegments(segments: readonly HighlightSegment[]): readonly HighlightSegment[] {
  const whole = segments.map(({ text }) => text).join('');
  const shown = shownTitle(whole);
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
