import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailedParts } from '../lazyPart';
import { usePartFailure } from './usePartFailure';

const isShown = (shownFor: unknown): boolean => shownFor !== null && shownFor !== undefined && shownFor !== false;

export interface PartBoundaryProps {
  /** What the part is shown for; null or false while it is not. After a failure each new one is another try. */
  shownFor: unknown;
  /** Stands in the part's place while it loads, and where it did not. @default nothing */
  fallback?: ReactNode;
  /** Called when the part did not come. */
  onFailure?: () => void;
  /** A part whose code is loaded when it is first shown (`lazyPart`). */
  children: ReactNode;
}

/** Where the code of a part does not load, the page goes on without it, and a message says why. */
export function PartBoundary({ shownFor, fallback = null, onFailure, children }: PartBoundaryProps) {
  const sayFailure = usePartFailure();
  const [last, setLast] = useState(shownFor);
  const [tries, setTries] = useState(0);
  if (last !== shownFor) {
    setLast(shownFor);
    if (isShown(shownFor)) setTries(tries + 1);
  }
  const handleError = () => {
    forgetFailedParts();
    sayFailure();
    onFailure?.();
  };
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[tries]} onError={handleError}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
