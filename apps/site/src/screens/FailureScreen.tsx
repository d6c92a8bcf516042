import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { ButtonLink } from '@quarterdeck/ui/Link';
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
      reference={
        <>
          {t('site.failure.reference')} <code>{reference}</code>
        </>
      }
      actions={
        <>
          <Button variant="primary" onPress={() => location.reload()}>
            {t('site.failure.retry')}
          </Button>
          <ButtonLink href="/">{t('site.failure.start')}</ButtonLink>
        </>
      }
    />
  );
}
