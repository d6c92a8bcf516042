import { useTranslation } from '@quarterdeck/i18n';
import type { IconComponent } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Stack } from '@quarterdeck/ui/Stack';
import { AuthPage } from './AuthPage';
import { FocusedTitle } from './FocusedTitle';
import { useAuthAddress } from './useAuthAddress';

export interface DonePageProps {
  icon: IconComponent;
  title: string;
  text: string;
}

/** What was asked for is done, and signing in is next. */
export function DonePage({ icon, title, text }: DonePageProps) {
  const { t } = useTranslation();
  const { hrefOf } = useAuthAddress();
  return (
    <AuthPage icon={icon} tone="success" title={<FocusedTitle>{title}</FocusedTitle>} description={text}>
      <Stack>
        <ButtonLink variant="primary" size="lg" href={hrefOf('sign-in')}>
          {t('auth.signIn.submit')}
        </ButtonLink>
      </Stack>
    </AuthPage>
  );
}
