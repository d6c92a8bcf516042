import { useTranslation } from '@quarterdeck/i18n';
import { useLocation } from '@quarterdeck/ui/router';
import { CircleCheck, Mail } from 'lucide-react';
import { useState } from 'react';
import { AuthPage } from '../components/AuthPage';
import { DonePage } from '../components/DonePage';
import { ConfirmForm } from '../components/ConfirmForm';
import { problemOfEmail } from '../model/problems';
import { readTypedAccount } from '../model/typedAccount';

/** Confirms the e-mail of a new account by the code that was sent there. */
export function ConfirmScreen() {
  const { t } = useTranslation();
  const { state } = useLocation();
  const typed = readTypedAccount(state);
  const email = problemOfEmail(typed.email) === undefined ? typed.email : undefined;
  const [isConfirmed, setConfirmed] = useState(false);
  if (isConfirmed) {
    return <DonePage icon={CircleCheck} title={t('auth.confirm.done')} text={t('auth.confirm.doneText')} />;
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
