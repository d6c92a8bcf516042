import { VisuallyHidden } from '../VisuallyHidden';

export interface PriceTextProps {
  /** The price as it is written; null where nobody knows it. */
  text: string | null;
  /** Read in place of the dash that stands for an unknown price. */
  unknownLabel: string;
}

/** A price within a line or a table: as it is written, or a dash where it is not known. */
export function PriceText({ text, unknownLabel }: PriceTextProps) {
  if (text !== null) return text;
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{unknownLabel}</VisuallyHidden>
    </>
  );
}
