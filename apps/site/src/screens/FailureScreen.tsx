import { paths } from '@quarterdeck/contract';
import { newReference } from '@quarterdeck/host';
import { useTranslation } from '@quarterdeck/i18n';
import { ErrorBoundaryView } from '@quarterdeck/ui/ErrorBoundaryView';
import { useState } from 'react';

/** The page for a failure of the site itself, with a reference for support. */
export function FailureScreen() {
  const { t } = useTranslation();
  const [reference] = useState(newReference);
  return (
    <ErrorBoundaryView
      form="page"
      // Opened by its address it is a page like others, whose title is announced.
      role={undefined}
      error={t('host.failure.title')}
      referenceId={reference}
      onRetry={() => location.reload()}
      href={paths.start.href()}
      linkLabel={t('host.failure.start')}
      describeError={() => ({ title: t('host.failure.title'), text: t('host.failure.text') })}
    />
  );
}
