import { seller, type Receipt } from '@quarterdeck/contract/entities/receipt';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { AddressLines } from '@quarterdeck/ui/AddressLines';
import { Paper, PaperParties, PaperTable } from '@quarterdeck/ui/Paper';
import { token } from '@quarterdeck/ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';

export interface ReceiptSheetProps {
  receipt: Receipt;
  /** Place of its title in the page's outline. */
  level: 1 | 2;
}

/** A receipt as a sheet of paper: its number, its day, who sold and who paid, what for, and what that came to. */
export function ReceiptSheet({ receipt, level }: ReceiptSheetProps) {
  const { t } = useTranslation();
  const { date, percent } = useFormats();
  const { money } = useMeasures();
  const titleId = useId();
  const projectName = useVisit(({ project }) => (project?.id === receipt.projectId ? project.name : ''));
  const { number, lines, subtotal, tax, total, currency, paidAt } = receipt;
  const amount = (sum: number) => money(sum, currency, 'exact');
  const hasTax = tax > 0;
  const Heading = `h${level}` as const;
  return (
    <Paper aria-labelledby={titleId}>
      <header>
        <div>
          <Heading id={titleId}>{t('payment.receipt.numbered', { number })}</Heading>
          {projectName === '' ? null : <p>{t('payment.receipt.for', { project: projectName })}</p>}
        </div>
        <p>
          {t('payment.receipt.paidOn')} <time dateTime={paidAt}>{date(paidAt)}</time>
        </p>
      </header>
      <ReceiptParties receipt={receipt} />
      <PaperTable aria-label={t('payment.receipt.lines')}>
        <thead>
          <tr>
            <th scope="col">{t('payment.receipt.requirement')}</th>
            <th scope="col">{t('payment.receipt.price')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ requirementId, title, price }) => (
            <tr key={requirementId}>
              <th scope="row">
                {title}
                <small>
                  <code>{requirementId}</code>
                </small>
              </th>
              <td>{price === 0 ? t('project.free') : amount(price)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum>
            <th scope="row">{t(hasTax ? 'payment.order.beforeTax' : 'payment.order.subtotal')}</th>
            <td>{amount(subtotal)}</td>
          </Sum>
          <Sum>
            <th scope="row">{t('payment.order.tax', { percent: percent(hasTax ? tax / subtotal : 0) })}</th>
            <td>{amount(tax)}</td>
          </Sum>
          <tr>
            <th scope="row">{t('payment.receipt.total')}</th>
            <td>
              <strong>{amount(total)}</strong>
            </td>
          </tr>
        </tfoot>
      </PaperTable>
    </Paper>
  );
}

/** Who sold, who is billed, and the card that was charged; what the server was not told is left out. */
function ReceiptParties({ receipt: { billing, card } }: { receipt: Receipt }) {
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
              ...card,
              brand: card.brand === '' ? t('payment.receipt.anyCard') : card.brand,
            })}
          </dd>
        </div>
      ) : null}
    </PaperParties>
  );
}

/** A line below the lines, closer to the next one than they are. */
const Sum = styled.tr`
  && > th,
  && > td {
    padding-block: ${token('space.3')} 0;
    color: ${token('text.secondary')};
  }
`;
