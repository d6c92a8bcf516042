import { reloadPage } from '@quarterdeck/ui/reloadPage';
import { useTranslation } from '@quarterdeck/i18n';
import { forgetFailedParts, isPartFailure, lazyPart } from '@quarterdeck/ui/lazyPart';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { FailurePage } from '../screens/FailurePage';
import { newReference } from './newReference';

const loadView = () =>
  import('@quarterdeck/ui/ErrorBoundaryView').then((file) => ({ default: file.ErrorBoundaryView }));
const ErrorBoundaryView = lazyPart(loadView);

export interface PageBoundaryProps {
  /** A part of the page, or the page as a whole. @default 'page' */
  form?: 'region' | 'page';
  /** A change of these tries again, such as a new address. */
  resetKeys?: readonly unknown[];
  children: ReactNode;
}

/** Catches what fails while rendering, so that only the part around it is lost. */
export function PageBoundary({ form = 'page', resetKeys = [], children }: PageBoundaryProps) {
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={() => {
            forgetFailedParts();
            reset();
          }}
          resetKeys={[...resetKeys]}
          FallbackComponent={form === 'page' ? PageFailure : RegionFailure}
          onError={(error) => console.error('A part of the page failed', error)}
        >
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

/** What Try again does. A file of code that failed stays failed in some browsers until the page is loaded anew. */
function retryOf({ error, resetErrorBoundary }: FallbackProps): () => void {
  return () => {
    if (!isPartFailure(error)) {
      resetErrorBoundary();
      return;
    }
    void reloadPage().then((isLeaving) => {
      if (!isLeaving) resetErrorBoundary();
    });
  };
}

/** The whole page, made of nothing that may have failed. */
function PageFailure(failure: FallbackProps) {
  const [reference] = useState(newReference);
  const { t } = useTranslation();
  // Code that did not come is a matter of the connection, or of a new version of the site.
  const kind = isPartFailure(failure.error) ? 'missingPart' : 'failure';
  return (
    <FailurePage
      title={t(`site.${kind}.title`)}
      text={t(`site.${kind}.text`)}
      reference={reference}
      referenceLabel={t('site.failure.reference')}
      retryLabel={t('site.failure.retry')}
      onRetry={retryOf(failure)}
      startLabel={t('site.failure.start')}
    />
  );
}

/** One part of the page. Where even this view does not load, the page that needs nothing takes its place. */
function RegionFailure(failure: FallbackProps) {
  const [reference] = useState(newReference);
  return (
    <ErrorBoundary fallback={<PageFailure {...failure} />}>
      <Suspense fallback={null}>
        <ErrorBoundaryView error={failure.error} referenceId={reference} onRetry={retryOf(failure)} />
      </Suspense>
    </ErrorBoundary>
  );
}
