import { Suspense, useDeferredValue, useId, useState, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { forgetFailedParts, type LazyPart } from '../lazyPart';
import { reloadPage } from '../reloadPage';
import { DetailFailure, type DetailFailureProps } from './DetailFailure';
import { DetailPlaceholder } from './DetailPlaceholder';

export interface DetailPaneProps extends Pick<DetailFailureProps, 'title' | 'words' | 'hasPlace' | 'onClose'> {
  /** What is open; after a failure each new one is another try. */
  openKey: string;
  /** The part that `children` show, for loading it once more. */
  part: Pick<LazyPart<never>, 'preload' | 'isLoaded'>;
  /** Id of the heading of a failure. @default one of its own */
  titleId?: string;
  /** Whether the record is still being loaded. @default false */
  isPending?: boolean;
  /** What can be read of the record before the code of its fields is there. @default a skeleton */
  preview?: ReactNode;
  /** A part whose code is loaded when it is first shown (`lazyPart`). */
  children: ReactNode;
}

/**
 * The open record beside its list, over it in narrow windows. While its code loads a placeholder keeps the place; where
 * the code does not load the list stays usable, and the place says so.
 */
export function DetailPane({ openKey, part, titleId, isPending = false, preview, children, ...rest }: DetailPaneProps) {
  const ownId = useId();
  const [tries, setTries] = useState(0);
  // A new page only by the person's own press: it could fail again and again.
  const retry = async (): Promise<boolean> => {
    try {
      await part.preload();
    } catch {
      return reloadPage();
    }
    setTries((before) => before + 1);
    return true;
  };
  // Where there is something to read it is painted first; the code of the fields would come in its way.
  const isFirst = useDeferredValue(false, preview !== undefined && !part.isLoaded());
  const placeholder = <DetailPlaceholder title={rest.title} preview={preview} hasPlace={rest.hasPlace} />;
  return (
    <ErrorBoundary
      fallback={<DetailFailure {...rest} titleId={titleId ?? ownId} onRetry={retry} />}
      resetKeys={[openKey, tries]}
      onError={forgetFailedParts}
    >
      <Suspense fallback={placeholder}>{isPending || isFirst ? placeholder : children}</Suspense>
    </ErrorBoundary>
  );
}
