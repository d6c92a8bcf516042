import { toQuery } from '@quarterdeck/contract';
import { getUser } from '@quarterdeck/contract/endpoints/common';
import { useSession } from '@quarterdeck/data/session/session';
import { useTranslation } from '@quarterdeck/i18n';
import { Link } from '@quarterdeck/ui/Link';
import { useNavigate } from '@quarterdeck/ui/router';
import { useQuery } from '@tanstack/react-query';
import { AuthPage } from '../components/AuthPage';
import { UnlockForm } from '../components/UnlockForm';
import { useAuthAddress } from '../components/useAuthAddress';
import { SubmitButton } from '../components/SubmitButton';
import { useUnlockLead } from '../components/useUnlockLead';

/** Goes on with a session that was left alone. */
export function UnlockScreen() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const lead = useUnlockLead();
  const { hrefOf, returnTo } = useAuthAddress();
  const { status, person } = useSession();
  // Where nobody has signed in the API has one person for everybody.
  const { data: user } = useQuery({ ...toQuery(getUser, {}), enabled: status === 'demo' });
  const known = person ?? user;
  return (
    <AuthPage title={t('auth.unlock.title')} description={known ? lead : t('auth.unlock.leadUnknown')}>
      <UnlockForm person={known} onUnlocked={() => void navigate(returnTo, { replace: true })}>
        {({ canSubmit, isPending }) => (
          <>
            <SubmitButton page="unlock" canSubmit={canSubmit} isPending={isPending} />
            {known ? (
              <p>
                {t('auth.unlock.notYou', { name: known.name.split(' ')[0] })}{' '}
                <Link href={hrefOf('sign-in')}>{t('auth.unlock.other')}</Link>
              </p>
            ) : null}
          </>
        )}
      </UnlockForm>
    </AuthPage>
  );
}
