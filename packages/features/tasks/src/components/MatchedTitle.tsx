import type { HighlightSegment } from '@quarterdeck/contract/rules/highlight';
import { Fragment } from 'react';

export interface MatchedTitleProps {
  title: string;
  /** The title in stretches, with those that a search found. */
  segments: readonly HighlightSegment[] | undefined;
}

/** A title as text, with what a search found marked. Nothing in it is ever read as markup. */
export function MatchedTitle({ title, segments }: MatchedTitleProps) {
  if (!segments) return title;
  return segments.map(({ text, isMatch }, index) => (
    <Fragment key={index}>{isMatch ? <mark>{text}</mark> : text}</Fragment>
  ));
}
