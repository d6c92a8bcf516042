import { useTranslation } from '@quarterdeck/i18n';
import { Link } from '@quarterdeck/ui/Link';
import { AuthPage } from '../components/AuthPage';
import { SignUpForm } from '../components/SignUpForm';
import { useAuthAddress } from '../components/useAuthAddress';

/** Asking for an account. */
export function SignUpScreen() {
  const { t } = useTranslation();
  const { hrefOf } = useAuthAddress();
  return (
    <AuthPage
      title={t('auth.signUp.title')}
      description={
        <>
          {t('auth.signUp.lead')} <Link href={hrefOf('sign-in')}>{t('auth.signIn.submit')}</Link>
        </>
      }
    >
      <SignUpForm />
    </AuthPage>
  );
}
