import { useState, type CSSProperties, type ReactNode } from 'react';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useHydrated } from '../hydrated';

export interface ServerModalProps {
  children: ReactNode;
  className?: string;
  style?: CSSProperties;
  /** The height that a sheet stands at. */
  'data-detent'?: string;
}

export interface ServerModalOverlayProps extends ServerModalProps {
  isOpen: boolean;
  /** Called with false by Escape and, where it is dismissable, by a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** @default false */
  isDismissable?: boolean;
}

/**
 * React Aria's `ModalOverlay`, which a server renders too: in its place in the page, since on a server there is no body
 * to render into. The browser shows that first and puts the real one over it, which has arrived already.
 */
export function ServerModalOverlay({ isOpen, onOpenChange, isDismissable = false, ...rest }: ServerModalOverlayProps) {
  const isHydrated = useHydrated();
  const [isFromServer, setFromServer] = useState(!isHydrated && isOpen);
  if (isFromServer && !isOpen) setFromServer(false);
  if (!isHydrated) return isOpen ? <div {...rest} /> : null;
  return (
    <ModalOverlay {...rest} {...{ isOpen, onOpenChange, isDismissable }} data-from-server={isFromServer || undefined} />
  );
}

/** React Aria's `Modal`, in a `ServerModalOverlay`. */
export function ServerModal(props: ServerModalProps) {
  return useHydrated() ? <Modal {...props} /> : <div {...props} />;
}
