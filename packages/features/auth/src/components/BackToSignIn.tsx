import { useTranslation } from '@quarterdeck/i18n';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Inline } from '@quarterdeck/ui/Stack';
import { ArrowLeft } from 'lucide-react';
import { takeAlong } from '../model/typedAccount';
import { useAuthAddress } from './useAuthAddress';
import { useTypedAccount } from './useTypedAccount';

/** The way back from a page beside signing in. */
export function BackToSignIn() {
  const { t } = useTranslation();
  const { hrefOf } = useAuthAddress();
  const { typed } = useTypedAccount();
  return (
    <ButtonLink size="lg" href={hrefOf('sign-in')} state={takeAlong(typed)}>
      <Inline gap="2" justify="center" wrap={false}>
        <Icon icon={ArrowLeft} size="sm" isDirectional />
        {t('auth.back')}
      </Inline>
    </ButtonLink>
  );
}
