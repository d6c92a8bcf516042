import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useVisit } from '@quarterdeck/data/visit/visit';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Paper, PaperTable } from '@quarterdeck/ui/Paper';
import { useId } from 'react';
import { Sum } from './Receipt.styles';
import { ReceiptParties } from './ReceiptParties';

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
              <td>{price === 0 ? t('project.free') : money(price, currency, 'exact')}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum>
            <th scope="row">{t(hasTax ? 'payment.order.beforeTax' : 'payment.order.subtotal')}</th>
            <td>{money(subtotal, currency, 'exact')}</td>
          </Sum>
          <Sum>
            <th scope="row">{t('payment.order.tax', { percent: percent(hasTax ? tax / subtotal : 0) })}</th>
            <td>{money(tax, currency, 'exact')}</td>
          </Sum>
          <tr>
            <th scope="row">{t('payment.receipt.total')}</th>
            <td>
              <strong>{money(total, currency, 'exact')}</strong>
            </td>
          </tr>
        </tfoot>
      </PaperTable>
    </Paper>
  );
}
