import { useTranslation } from '@quarterdeck/i18n';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useLocation } from '@quarterdeck/ui/router';
import { Stack } from '@quarterdeck/ui/Stack';
import { CircleCheck, Mail } from 'lucide-react';
import { useState } from 'react';
import { AuthPage } from '../components/AuthPage';
import { ConfirmForm } from '../components/ConfirmForm';
import { FocusedTitle } from '../components/FocusedTitle';
import { useAuthAddress } from '../components/useAuthAddress';
import { readSignedUpEmail } from '../model/signedUpEmail';

/** Confirms the e-mail of a new account by the code that was sent there. */
export function ConfirmScreen() {
  const { t } = useTranslation();
  const { hrefOf } = useAuthAddress();
  const { state } = useLocation();
  const email = readSignedUpEmail(state);
  const [isConfirmed, setConfirmed] = useState(false);
  if (isConfirmed) {
    return (
      <AuthPage
        icon={CircleCheck}
        tone="success"
        title={<FocusedTitle>{t('auth.confirm.done')}</FocusedTitle>}
        description={t('auth.confirm.doneText')}
      >
        <Stack>
          <ButtonLink variant="primary" size="lg" href={hrefOf('sign-in')}>
            {t('auth.signIn.submit')}
          </ButtonLink>
        </Stack>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      icon={Mail}
      title={t('auth.confirm.title')}
      description={email === undefined ? t('auth.confirm.leadUnknown') : t('auth.confirm.lead', { email })}
    >
      <ConfirmForm email={email} onConfirmed={() => setConfirmed(true)} />
    </AuthPage>
  );
}
