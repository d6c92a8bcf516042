import { useTranslation } from '@quarterdeck/i18n';
import { forgetFailedParts } from '@quarterdeck/ui/lazyPart';
import { toasts } from '@quarterdeck/ui/Toast';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reloadPage } from './reloadPage';

export interface PartBoundaryProps {
  /** What the part is shown for. Another one is another try. */
  shownFor: unknown;
  /** Called when the part did not come. */
  onFailure?: () => void;
  /** A part whose code is loaded when it is first shown. */
  children: ReactNode;
}

/** Where the code of a part does not load, the list goes on without it, and a message says why. */
export function PartBoundary({ shownFor, onFailure, children }: PartBoundaryProps) {
  const { t } = useTranslation();
  const say = () => {
    const isOnline = navigator.onLine;
    const retry = async () => {
      if (!(await reloadPage())) say();
    };
    toasts.add({
      title: t(isOnline ? 'kit.failed' : 'errors.offline.title'),
      text: t(isOnline ? 'tasks.failed.panelText' : 'errors.offline.text'),
      tone: 'danger',
      action: { label: t('kit.retry'), onPress: () => void retry() },
    });
  };
  const handleError = () => {
    forgetFailedParts();
    say();
    onFailure?.();
  };
  return (
    <ErrorBoundary fallback={null} resetKeys={[shownFor]} onError={handleError}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
