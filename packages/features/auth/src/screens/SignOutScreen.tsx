import { isPaused, session, useSession } from '@quarterdeck/data/session/session';
import { useSignedOutOffline } from '@quarterdeck/data/session/signedOutOffline';
import { usePendingWrites } from '@quarterdeck/data/writes/usePendingWrites';
import { useConnectionLost } from '@quarterdeck/data/writes/useConnectionLost';
import { useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { useLatestCallback } from '@quarterdeck/ui/latestCallback';
import { Navigate, useLocation, useNavigate } from '@quarterdeck/ui/router';
import { Stack } from '@quarterdeck/ui/Stack';
import { CloudOff, CloudUpload, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { paths } from '@quarterdeck/contract';
import { AuthPage } from '../components/AuthPage';
import { SignedOut } from '../components/SignedOut';

const doneState = 'signed out';

/**
 * Signs out once what is on its way has arrived, and asks where it cannot; then counts down to signing in.
 */
export function SignOutScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const pending = usePendingWrites();
  // A page that has just been opened has not noticed yet.
  const isStuck = useConnectionLost() || !navigator.onLine;
  const status = useSession((now) => now.status);
  const isSignedOut = status === 'signedOut';
  const isOffline = useSignedOutOffline();
  const asks = !isSignedOut && pending > 0;
  const isSending = !isStuck && !isPaused({ status });
  const { pathname, search, state, key } = useLocation();
  // Back to the page that they came from, which the first one of a tab does not have.
  const stay = () => void (key === 'default' ? navigate(paths.start.href()) : navigate(-1));
  // An entry of the history that has done its work: who comes back to it has signed in since.
  const isDone = state === doneState;
  const leave = useLatestCallback(() => {
    void navigate(pathname + search, { replace: true, state: doneState });
    session.signOut();
  });
  useEffect(() => {
    // Whoever signs in elsewhere meanwhile is not signed out here.
    if (!isSignedOut && !asks && !isDone && !isOffline) leave();
    if (isSignedOut && !isDone) void navigate(pathname + search, { replace: true, state: doneState });
  }, [isSignedOut, asks, isDone, isOffline, leave, navigate, pathname, search]);
  if (isDone && !isSignedOut && !isOffline) return <Navigate to={paths.start.href()} replace />;
  if (asks) {
    return (
      <AuthPage
        icon={isSending ? CloudUpload : CloudOff}
        title={t(`auth.signOut.${isSending ? 'sending' : 'unsent'}`, { count: pending })}
        description={t(`auth.signOut.${isSending ? 'sendingText' : 'unsentText'}`)}
      >
        <Stack gap="3">
          <Button variant="primary" size="lg" isFullWidth onPress={stay}>
            {t('auth.signOut.stay')}
          </Button>
          <Button variant="danger-ghost" size="lg" isFullWidth onPress={leave}>
            {t('auth.signOut.anyway')}
          </Button>
        </Stack>
      </AuthPage>
    );
  }
  return (
    <AuthPage
      icon={LogOut}
      title={t('auth.signOut.title')}
      description={t(`auth.signOut.${isOffline ? 'offlineText' : 'text'}`)}
    >
      {isOffline ? null : <SignedOut />}
    </AuthPage>
  );
}
