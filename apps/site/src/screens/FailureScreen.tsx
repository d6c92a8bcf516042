import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { ErrorBoundaryView } from '@quarterdeck/ui/ErrorBoundaryView';
import { useState } from 'react';
import { newReference } from '../app/newReference';

/** The page for a failure of the site itself, with a reference for support. */
export function FailureScreen() {
  const { t } = useTranslation();
  const [reference] = useState(newReference);
  return (
    <ErrorBoundaryView
      form="page"
      // Opened by its address it is a page like others, whose title is announced.
      role={undefined}
      error={t('site.failure.title')}
      referenceId={reference}
      onRetry={() => location.reload()}
      href={paths.start.href()}
      linkLabel={t('site.failure.start')}
      describeError={() => ({ title: t('site.failure.title'), text: t('site.failure.text') })}
    />
  );
}
