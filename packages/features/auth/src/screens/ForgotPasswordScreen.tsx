import { request } from '@quarterdeck/contract';
import { forgotPassword } from '@quarterdeck/contract/endpoints/auth';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import { Link } from '@quarterdeck/ui/Link';
import { announce } from '@quarterdeck/ui/LiveRegion';
import { Stack } from '@quarterdeck/ui/Stack';
import { token } from '@quarterdeck/ui/tokens';
import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { AuthPage } from '../components/AuthPage';
import { BackToSignIn } from '../components/BackToSignIn';
import { DemoNote } from '../components/DemoNote';
import { FocusedTitle } from '../components/FocusedTitle';
import { ForgotPasswordForm } from '../components/ForgotPasswordForm';
import { FormAlert } from '../components/FormAlert';
import { SendAgain } from '../components/SendAgain';
import { useAuthAddress } from '../components/useAuthAddress';
import { useFailureText } from '../components/useFailureText';

/** Sends a link to a new password; it says the same whether there is an account or not. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation();
  const failureText = useFailureText();
  const { demoAccount } = useHostActions();
  const { hrefOf } = useAuthAddress();
  const [sentTo, setSentTo] = useState<string>();
  // Whoever mistyped it goes on from there.
  const [mistyped, setMistyped] = useState<string>();
  const send = useMutation({
    mutationFn: (email: string) => request(forgotPassword, { body: { email } }),
    onSuccess: (_, email) => {
      if (sentTo !== undefined) announce(t('auth.again.sent', { email }));
      setSentTo(email);
    },
  });
  if (sentTo === undefined) {
    return (
      <AuthPage title={t('auth.forgot.title')} description={t('auth.forgot.lead')}>
        <ForgotPasswordForm mistyped={mistyped} onSend={send.mutate} isPending={send.isPending} error={send.error} />
      </AuthPage>
    );
  }
  return (
    <AuthPage
      icon={MailCheck}
      tone="success"
      title={<FocusedTitle>{t('auth.forgot.sent')}</FocusedTitle>}
      description={t('auth.forgot.sentText', { email: sentTo })}
    >
      <Stack gap="4">
        {send.isError ? (
          <FormAlert key={send.submittedAt} title={t('auth.forgot.failed')}>
            {failureText(send.error)}
          </FormAlert>
        ) : null}
        <div>
          <SendAgain
            question={t('auth.forgot.none')}
            lastSent={send.isSuccess ? send.submittedAt : 0}
            onSend={() => send.mutate(sentTo)}
            isPending={send.isPending}
          />
          <Button
            variant="link"
            style={{ marginInlineStart: `calc(-1 * ${token('space.1')})` }}
            onPress={() => {
              send.reset();
              setMistyped(sentTo);
              setSentTo(undefined);
            }}
          >
            {t('auth.forgot.other')}
          </Button>
        </div>
        <BackToSignIn />
        {demoAccount ? (
          <DemoNote text={t('auth.demo.noMail')}>
            <Link href={hrefOf('reset-password')}>{t('auth.demo.choose')}</Link>
          </DemoNote>
        ) : null}
      </Stack>
    </AuthPage>
  );
}
