import { paths } from '@quarterdeck/contract';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { token } from '@quarterdeck/ui/tokens';
import { styled } from 'styled-components';

/** In place of the form where nobody takes payments: there is no use in filling it in. */
export function PaymentUnavailable() {
  const { t } = useTranslation();
  return (
    <Frame>
      <Alert
        tone="warning"
        isAnnounced
        actions={
          <ButtonLink href={paths.marketplace.href()} size="sm">
            {t('payment.toMarketplace')}
          </ButtonLink>
        }
      >
        {t('payment.unavailable')}
      </Alert>
    </Frame>
  );
}

const Frame = styled.div`
  margin-block: ${token('space.4')} ${token('space.6')};
`;
