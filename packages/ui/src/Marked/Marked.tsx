import { Fragment } from 'react';
import { findFolded } from '../fold';

/** A stretch of text; `isMatch` says whether the search found it. */
export interface MarkedSegment {
  text: string;
  isMatch: boolean;
}

export interface MarkedProps {
  /** The text, or its segments where the answer of a search says what it found. */
  text: string | readonly MarkedSegment[];
  /** What was searched for in a plain text; the first place where it stands is marked. Empty marks nothing. @default '' */
  query?: string;
}

/** Text with what a search found marked, whatever its case and accents. Nothing in it is read as markup. */
export function Marked({ text: shown, query = '' }: MarkedProps) {
  const segments = typeof shown === 'string' ? segmentsOf(shown, query) : shown;
  // Segments have no identity beyond their place in the text.
  return segments.map(({ text, isMatch }, index) => (
    <Fragment key={index}>{isMatch ? <mark>{text}</mark> : text}</Fragment>
  ));
}

function segmentsOf(text: string, query: string): readonly MarkedSegment[] {
  const hit = findFolded(text, query);
  if (!hit) return [{ text, isMatch: false }];
  const [start, end] = hit;
  return [
    { text: text.slice(0, start), isMatch: false },
    { text: text.slice(start, end), isMatch: true },
    { text: text.slice(end), isMatch: false },
  ];
}
