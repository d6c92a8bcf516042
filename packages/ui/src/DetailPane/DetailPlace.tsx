import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useIsFrom } from '../viewport';
import { Beside, Over } from './DetailPane.styles';

export interface DetailPlaceProps {
  /** Id of the heading inside. */
  titleId: string;
  /** Called by Escape, and by a press beside it where it lies over the list. */
  onClose: () => void;
  children: ReactNode;
}

/** A box in the place and the size of the pane, for when the pane itself is not there. */
export function DetailPlace({ titleId, onClose, children }: DetailPlaceProps) {
  const isBeside = useIsFrom('lg');
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onClose();
  };
  return isBeside ? (
    <Beside aria-labelledby={titleId} onKeyDown={handleKeyDown}>
      {children}
    </Beside>
  ) : (
    <PlaceOver titleId={titleId} onClose={onClose}>
      {children}
    </PlaceOver>
  );
}

/** The browser's own modal dialog needs no code that could be missing as well. */
function PlaceOver({ titleId, onClose, children }: DetailPlaceProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === dialog.current) onClose();
  };
  return (
    <Over ref={dialog} aria-labelledby={titleId} onClose={onClose} onClick={handleClick}>
      <div>{children}</div>
    </Over>
  );
}
