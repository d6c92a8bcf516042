import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { ErrorBoundaryView } from '@quarterdeck/ui/ErrorBoundaryView';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { forgetFailedParts, isPartFailure } from '@quarterdeck/ui/lazyPart';
import { useLocation } from '@quarterdeck/ui/router';
import { reloadPage } from '@quarterdeck/ui/reloadPage';
import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { createReferences } from './newReference';

/** A failure of the page's own code, as a host draws it. */
export interface ShownFailure {
  /** Its id, which the console names with the error. */
  reference: string;
  retry: () => void;
  /** What is shown without a look of the host's: it needs no code that is loaded later. */
  plain: ReactNode;
}

export interface PageBoundaryProps {
  /** A part of the page, or the page as a whole. @default 'page' */
  form?: 'region' | 'page';
  /**
   * Loads the page anew by itself with the connection, where code did not load: only where nothing else on the page could
   * be in use. @default false
   */
  reloads?: boolean;
  /** The host's own page for a failure; code that did not load is said in the plain one. @default the plain one */
  renderFailure?: (failure: ShownFailure) => ReactNode;
  children: ReactNode;
}

/** Catches what fails while rendering, so that only the part around it is lost, and that until another page is opened. */
export function PageBoundary({
  form = 'page',
  reloads = false,
  renderFailure = ({ plain }) => plain,
  children,
}: PageBoundaryProps) {
  const { pathname } = useLocation();
  const [referenceOf] = useState(createReferences);
  return (
    <QueryErrorResetBoundary>
      {({ reset }) => (
        <ErrorBoundary
          onReset={() => {
            forgetFailedParts();
            reset();
          }}
          resetKeys={[pathname]}
          // oxlint-disable-next-line react/no-unstable-nested-components -- It is called, and makes no component of its own.
          fallbackRender={(failure) => (
            <Failure
              form={form}
              reloads={reloads}
              renderFailure={renderFailure}
              reference={referenceOf(failure.error)}
              {...failure}
            />
          )}
          onError={(error) => console.error('A part of the page failed', referenceOf(error), error)}
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

type FailureProps = FallbackProps &
  Required<Pick<PageBoundaryProps, 'form' | 'reloads' | 'renderFailure'>> & { reference: string };

/** A part of the page, or the page as a whole; what did not load is a matter of the connection or of a new version. */
function Failure({ form, reloads, renderFailure, reference, ...failure }: FailureProps) {
  const { t } = useTranslation();
  const isMissing = isPartFailure(failure.error);
  const kind = isMissing ? 'missingPart' : 'failure';
  const retry = useLatestCallback(retryOf(failure));
  useEffect(() => {
    if (!isMissing || !reloads) return undefined;
    // Nobody has to press Try again for what only lacked a connection.
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [isMissing, reloads, retry]);
  const describeError = () => ({ title: t(`host.${kind}.title`), text: t(`host.${kind}.text`) });
  const ofPage = { href: paths.start.href(), linkLabel: t('host.failure.start') };
  const plain = (
    <ErrorBoundaryView
      form={form}
      error={failure.error}
      referenceId={reference}
      onRetry={retry}
      {...(form === 'page' ? ofPage : {})}
      {...(form === 'page' || isMissing ? { describeError } : {})}
    />
  );
  return isMissing ? plain : renderFailure({ reference, retry, plain });
}
