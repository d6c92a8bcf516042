import { useTranslation } from '@quarterdeck/i18n';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { FailurePage } from '../screens/FailurePage';
import { newReference } from './newReference';

const ErrorBoundaryView = lazy(() =>
  import('@quarterdeck/ui/ErrorBoundaryView').then((file) => ({ default: file.ErrorBoundaryView })),
);

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
          onReset={reset}
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

/** The whole page, made of nothing that may have failed. */
function PageFailure({ resetErrorBoundary }: FallbackProps) {
  const [reference] = useState(newReference);
  const { t } = useTranslation();
  return (
    <FailurePage
      title={t('site.failure.title')}
      text={t('site.failure.text')}
      reference={reference}
      referenceLabel={t('site.failure.reference')}
      retryLabel={t('site.failure.retry')}
      onRetry={resetErrorBoundary}
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
        <ErrorBoundaryView error={failure.error} referenceId={reference} onRetry={failure.resetErrorBoundary} />
      </Suspense>
    </ErrorBoundary>
  );
}
