import { useTranslation } from '@quarterdeck/i18n';
import { useState } from 'react';
import { newReference } from '../app/newReference';
import { FailurePage } from './FailurePage';

/** The page for a failure of the site itself, with a reference for support. */
export function FailureScreen() {
  const { t } = useTranslation();
  const [reference] = useState(newReference);
  return (
    <FailurePage
      title={t('site.failure.title')}
      text={t('site.failure.text')}
      reference={reference}
      referenceLabel={t('site.failure.reference')}
      retryLabel={t('site.failure.retry')}
      onRetry={() => location.reload()}
      startLabel={t('site.failure.start')}
    />
  );
}
