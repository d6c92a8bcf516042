import { useTranslation } from '@quarterdeck/i18n';
import { Link } from '@quarterdeck/ui/Link';
import { AuthPage } from '../components/AuthPage';
import { SignInForm } from '../components/SignInForm';
import { useAuthAddress } from '../components/useAuthAddress';

/** Signing in with e-mail and password. */
export function SignInScreen() {
  const { t } = useTranslation();
  const { hrefOf } = useAuthAddress();
  return (
    <AuthPage
      title={t('auth.signIn.title')}
      description={
        <>
          {t('auth.signIn.lead')} <Link href={hrefOf('sign-up')}>{t('auth.signIn.signUp')}</Link>
        </>
      }
    >
      <SignInForm />
    </AuthPage>
  );
}
