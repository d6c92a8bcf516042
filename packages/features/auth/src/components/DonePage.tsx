import { useTranslation } from '@quarterdeck/i18n';
import { useHostActions } from '@quarterdeck/ui/hostActions';
import type { IconComponent } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Stack } from '@quarterdeck/ui/Stack';
import { takeAlong } from '../model/typedAccount';
import { AuthPage } from './AuthPage';
import { DemoNote } from './DemoNote';
import { FocusedTitle } from './FocusedTitle';
import { useAuthAddress } from './useAuthAddress';
import { useTypedAccount } from './useTypedAccount';

export interface DonePageProps {
  icon: IconComponent;
  title: string;
  text: string;
}

/** What was asked for is done, and signing in is next. */
export function DonePage({ icon, title, text }: DonePageProps) {
  const { t } = useTranslation();
  const { hrefOf } = useAuthAddress();
  const { typed } = useTypedAccount();
  const { demoAccount } = useHostActions();
  return (
    <AuthPage icon={icon} tone="success" title={<FocusedTitle>{title}</FocusedTitle>} description={text}>
      <Stack gap="4">
        <ButtonLink variant="primary" size="lg" href={hrefOf('sign-in')} state={takeAlong(typed)}>
          {t('auth.signIn.submit')}
        </ButtonLink>
        {demoAccount ? <DemoNote text={t('auth.demo.stays', { ...demoAccount })} /> : null}
      </Stack>
    </AuthPage>
  );
}
