import { seller, type Receipt } from '@quarterdeck/contract/entities/receipt';
import { useTranslation } from '@quarterdeck/i18n';
import { AddressLines } from '../shared/AddressLines';
import { Parties } from '../shared/Paper.styles';

/** Who sold, who is billed, and the card that was charged; what the server was not told is left out. */
export function ReceiptParties({ receipt: { billing, card } }: { receipt: Receipt }) {
  const { t } = useTranslation();
  return (
    <Parties>
      <div>
        <dt>{t('payment.receipt.seller')}</dt>
        <dd>
          <AddressLines {...seller} />
        </dd>
      </div>
      {billing ? (
        <div>
          <dt>{t('payment.receipt.buyer')}</dt>
          <dd>
            <AddressLines {...billing} />
          </dd>
        </div>
      ) : null}
      {card ? (
        <div>
          <dt>{t('payment.receipt.method')}</dt>
          <dd>
            {t('payment.receipt.card', {
              brand: card.brand === '' ? t('payment.receipt.anyCard') : card.brand,
              lastFour: card.lastFour,
            })}
          </dd>
        </div>
      ) : null}
    </Parties>
  );
}
