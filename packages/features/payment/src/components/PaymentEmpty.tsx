import { paths } from '@quarterdeck/contract';
import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { useTranslation } from '@quarterdeck/i18n';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink, Link } from '@quarterdeck/ui/Link';
import { ReceiptText, ShoppingCart } from 'lucide-react';

const faces = {
  nothingToPay: {
    icon: ShoppingCart,
    title: 'payment.empty.title',
    text: 'payment.empty.text',
    way: { href: paths.marketplace.href(), words: 'payment.toMarketplace' },
  },
  noReceipt: {
    icon: ReceiptText,
    title: 'payment.receipt.none',
    text: 'payment.receipt.noneText',
    way: { href: paths.backlog.href(), words: 'payment.toBacklog' },
  },
} as const;

export interface PaymentEmptyProps {
  /** Nothing is selected, or the address names no receipt of the project. */
  face: keyof typeof faces;
  /** The newest one, which may be what the visitor looks for. */
  receipt?: Receipt | undefined;
}

/** A page of the payment that has nothing to show, with the way on. */
export function PaymentEmpty({ face, receipt }: PaymentEmptyProps) {
  const { t } = useTranslation();
  const { icon, title, text, way } = faces[face];
  return (
    <EmptyState
      icon={icon}
      headingLevel={1}
      size="lg"
      title={t(title)}
      text={t(text)}
      action={
        <ButtonLink href={way.href} variant="primary">
          {t(way.words)}
        </ButtonLink>
      }
      link={
        receipt === undefined ? null : (
          <Link href={paths.receipt.href(receipt.id)}>{t('payment.empty.receipt', { number: receipt.number })}</Link>
        )
      }
    />
  );
}
