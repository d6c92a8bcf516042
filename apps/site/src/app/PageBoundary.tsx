import { ErrorBoundaryView } from '@quarterdeck/ui/ErrorBoundaryView';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { newReference } from './newReference';

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
          fallbackRender={(failure) => <Failure form={form} {...failure} />}
          onError={(error) => console.error('A part of the page failed', error)}
        >
          {children}
        </ErrorBoundary>
      )}
    </QueryErrorResetBoundary>
  );
}

function Failure({ error, resetErrorBoundary, form }: FallbackProps & { form: 'region' | 'page' }) {
  const [reference] = useState(newReference);
  return (
    <ErrorBoundaryView error={error} referenceId={reference} onRetry={resetErrorBoundary} form={form} />
  );
}
