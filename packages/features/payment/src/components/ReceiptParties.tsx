import { seller, type Receipt } from '@quarterdeck/contract/entities/receipt';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AddressLines } from '@quarterdeck/ui/AddressLines';
import { PaperParties } from '@quarterdeck/ui/Paper';

/** Who sold, who is billed, and the card that was charged; what the server was not told is left out. */
export function ReceiptParties({ receipt: { billing, card } }: { receipt: Receipt }) {
  const { t } = useTranslation();
  const { countryName } = useFormats();
  return (
    <PaperParties>
      <div>
        <dt>{t('payment.receipt.seller')}</dt>
        <dd>
          <AddressLines {...seller} country={countryName(seller.country)} />
        </dd>
      </div>
      {billing ? (
        <div>
          <dt>{t('payment.receipt.buyer')}</dt>
          <dd>
            <AddressLines {...billing} country={billing.country && countryName(billing.country)} />
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
    </PaperParties>
  );
}
