import { createContext, use } from 'react';

/** What the parts of a drawer, dialog or sheet know of the whole. */
export interface OverlayParts {
  titleId: string;
  descriptionId: string;
  close: () => void;
  /** The way out stands at the start as "Back", as on full screens of phones. */
  hasBack: boolean;
}

export const OverlayPartsContext = createContext<OverlayParts | null>(null);

export function useOverlayParts(): OverlayParts {
  const parts = use(OverlayPartsContext);
  if (!parts) {
    throw new Error(
      'A header, body or footer of an overlay stands outside of one. They name and close the overlay around them; put them into a Drawer, Dialog or BottomSheet.',
    );
  }
  return parts;
}
