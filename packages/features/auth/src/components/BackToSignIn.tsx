import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Inline } from '@quarterdeck/ui/Stack';
import { ArrowLeft } from 'lucide-react';
import { useAuthAddress } from './useAuthAddress';

/** The way back from a page beside signing in. */
export function BackToSignIn() {
  const { t } = useTranslation();
  const { hrefOf } = useAuthAddress();
  return (
    <ButtonLink size="lg" href={hrefOf('sign-in')}>
      <Inline gap="2" justify="center" wrap={false}>
        <Icon icon={ArrowLeft} size="sm" isDirectional />
        {t('auth.back')}
      </Inline>
    </ButtonLink>
  );
}
