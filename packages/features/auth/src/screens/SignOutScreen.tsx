import { session, useSession } from '@quarterdeck/data/session/session';
import { useUnsentWrites } from '@quarterdeck/data/writes/useUnsentWrites';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useNavigate } from '@quarterdeck/ui/router';
import { Stack } from '@quarterdeck/ui/Stack';
import { CloudOff, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '@quarterdeck/contract';
import { AuthPage } from '../components/AuthPage';
import { SignedOut } from '../components/SignedOut';

/** Signs out, unless something would be lost that nobody was asked about; then counts down to signing in. */
export function SignOutScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const unsent = useUnsentWrites();
  const isSignedOut = useSession(({ status }) => status === 'signedOut');
  const asks = !isSignedOut && unsent > 0;
  useEffect(() => {
    if (!isSignedOut && !asks) session.signOut();
  }, [isSignedOut, asks]);
  if (asks) {
    return (
      <AuthPage
        icon={CloudOff}
        title={t('auth.signOut.unsent', { count: unsent })}
        description={t('auth.signOut.unsentText')}
      >
        <Stack gap="3">
          <Button variant="primary" size="lg" isFullWidth onPress={() => void navigate(paths.start.href())}>
            {t('auth.signOut.stay')}
          </Button>
          <Button variant="danger-ghost" size="lg" isFullWidth onPress={() => session.signOut()}>
            {t('auth.signOut.anyway')}
          </Button>
        </Stack>
      </AuthPage>
    );
  }
  return (
    <AuthPage icon={LogOut} title={t('auth.signOut.title')} description={t('auth.signOut.text')}>
      <SignedOut />
    </AuthPage>
  );
}
