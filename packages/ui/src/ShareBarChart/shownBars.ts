/** A part as it is shown and said. */
export interface ShownPart {
  id: string;
  name: string;
  place: number;
  /** With that of its bar, as several bars may have an "Other". */
  fullName: string;
  value: number | null;
  share: number | null;
  shareText: string;
}

export interface ShownBar {
  id: string;
  name: string;
  finding: string | undefined;
  parts: readonly ShownPart[];
}
