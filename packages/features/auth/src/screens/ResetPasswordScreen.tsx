import { request } from '@quarterdeck/contract';
import { resetPassword } from '@quarterdeck/contract/endpoints/auth';
import { useSession } from '@quarterdeck/data/session/session';
import { useTranslation } from '@quarterdeck/i18n';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Stack } from '@quarterdeck/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { AuthPage } from '../components/AuthPage';
import { FocusedTitle } from '../components/FocusedTitle';
import { ResetPasswordForm } from '../components/ResetPasswordForm';
import { useAuthAddress } from '../components/useAuthAddress';

/** Where the link of the mail leads: a new password, twice. */
export function ResetPasswordScreen() {
  const { t } = useTranslation();
  const { hrefOf } = useAuthAddress();
  const person = useSession((session) => session.person);
  const send = useMutation({ mutationFn: (password: string) => request(resetPassword, { body: { password } }) });
  if (send.isSuccess) {
    return (
      <AuthPage
        icon={ShieldCheck}
        tone="success"
        title={<FocusedTitle>{t('auth.reset.saved')}</FocusedTitle>}
        description={t('auth.reset.savedText')}
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
