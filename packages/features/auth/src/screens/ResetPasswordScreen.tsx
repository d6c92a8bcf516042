import { request } from '@quarterdeck/contract';
import { resetPassword } from '@quarterdeck/contract/endpoints/auth';
import { useSession } from '@quarterdeck/data/session/session';
import { useTranslation } from '@quarterdeck/i18n';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { AuthPage } from '../components/AuthPage';
import { DonePage } from '../components/DonePage';
import { ResetPasswordForm } from '../components/ResetPasswordForm';

/** Where the link of the mail leads: a new password, twice. */
export function ResetPasswordScreen() {
  const { t } = useTranslation();
  const person = useSession((session) => session.person);
  const send = useMutation({ mutationFn: (password: string) => request(resetPassword, { body: { password } }) });
  if (send.isSuccess) {
    return <DonePage icon={ShieldCheck} title={t('auth.reset.saved')} text={t('auth.reset.savedText')} />;
  }
  return (
    <AuthPage
      title={t('auth.reset.title')}
      description={person ? t('auth.reset.for', { email: person.email }) : t('auth.reset.lead')}
    >
      <ResetPasswordForm
        owner={person ?? { name: '', email: '' }}
        onSend={send.mutate}
        isPending={send.isPending}
        error={send.error}
      />
    </AuthPage>
  );
}
