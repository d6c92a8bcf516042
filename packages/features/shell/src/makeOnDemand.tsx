import { dropHeldKeys, holdKeys } from '@quarterdeck/ui/heldKeys';
import { lazyPart } from '@quarterdeck/ui/lazyPart';
import { Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { usePartFailure } from '@quarterdeck/ui/PartBoundary';

/** What an overlay that is loaded when it is first wanted gets. */
export interface OnDemandProps {
  /** The element it belongs to. */
  anchor: HTMLElement;
  onClose: () => void;
}

export interface OnDemand {
  isOpen: boolean;
  /** Opens it once its code is there; where that does not load, a message says so and the page goes on. */
  open: (anchor: HTMLElement) => void;
  /** Loads the code ahead; for hover and focus. */
  prepare: () => void;
  /** The overlay while it is open, to be placed anywhere. */
  overlay: ReactNode;
}

/** Closes the one that is open: another one takes its place. */
let closeOpen = () => {};

export interface OnDemandOptions {
  /** Whether it is a field: what is typed before it is there waits for it. @default false */
  isTypedInto?: boolean;
}

/** An overlay whose code travels only when somebody is about to use it. */
export function makeOnDemand(
  load: () => Promise<{ default: ComponentType<OnDemandProps> }>,
  { isTypedInto = false }: OnDemandOptions = {},
): () => OnDemand {
  const Overlay = lazyPart(load);
  return function useOnDemand() {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    const sayFailure = usePartFailure();
    const show = (element: HTMLElement) => {
      closeOpen();
      closeOpen = () => setAnchor(null);
      setAnchor(element);
    };
    return {
      isOpen: anchor !== null,
      open: (element) => {
        if (isTypedInto) holdKeys();
        void load().then(
          () => show(element),
          () => {
            dropHeldKeys();
            sayFailure();
          },
        );
      },
      // What cannot be loaded ahead says so when it is needed.
      prepare: () => void load().catch(() => undefined),
      overlay:
        anchor === null ? null : (
          <Suspense fallback={null}>
            <Overlay anchor={anchor} onClose={() => setAnchor(null)} />
          </Suspense>
        ),
    };
  };
}
