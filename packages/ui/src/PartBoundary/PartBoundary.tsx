import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailedParts } from '../lazyPart';
import { usePartFailure } from './usePartFailure';

export interface PartBoundaryProps {
  /** What the part is shown for. Another one is another try. */
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
  const handleError = () => {
    forgetFailedParts();
    sayFailure();
    onFailure?.();
  };
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[shownFor]} onError={handleError}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
