import { findFolded } from '../fold';

export interface MarkedProps {
  text: string;
  /** What was searched for; the first place where it stands is marked. Empty marks nothing. */
  query: string;
}

/** Text with what a search found marked, whatever its case and accents. */
export function Marked({ text, query }: MarkedProps) {
  const hit = findFolded(text, query);
  if (!hit) return text;
  const [start, end] = hit;
  return (
    <>
      {text.slice(0, start)}
      <mark>{text.slice(start, end)}</mark>
      {text.slice(end)}
    </>
  );
}
