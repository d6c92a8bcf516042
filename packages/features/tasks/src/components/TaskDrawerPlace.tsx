import { useIsFrom } from '@quarterdeck/ui/viewport';
import { useEffect, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Beside, Over } from './TaskDrawerPlace.styles';

export interface TaskDrawerPlaceProps {
  /** Id of the heading inside. */
  titleId: string;
  /** Called by Escape, and by a press beside it where it lies over the list. */
  onClose: () => void;
  children: ReactNode;
}

/** A box in the place and the size of the panel, for when the panel itself is not there. */
export function TaskDrawerPlace({ titleId, onClose, children }: TaskDrawerPlaceProps) {
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
function PlaceOver({ titleId, onClose, children }: TaskDrawerPlaceProps) {
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
