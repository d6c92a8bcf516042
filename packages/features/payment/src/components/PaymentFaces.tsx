import { paths } from '@quarterdeck/contract';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button, type ButtonProps } from '@quarterdeck/ui/Button';
import { EmptyState } from '@quarterdeck/ui/EmptyState';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Paper } from '@quarterdeck/ui/Paper';
import { Skeleton } from '@quarterdeck/ui/Skeleton';
import { useIsFrom } from '@quarterdeck/ui/viewport';
import { CircleSlash, Clock, ReceiptText, ShoppingCart } from 'lucide-react';
import type { ReactNode } from 'react';
import { Columns, Form, Section } from './Checkout.styles';
import { OrderFrame } from './Order';

const again = { href: paths.payment.href(), words: 'payment.again' } as const;
const faces = {
  /** Nothing is selected. */
  nothingToPay: {
    icon: ShoppingCart,
    title: 'payment.empty.title',
    text: 'payment.empty.text',
    way: { href: paths.marketplace.href(), words: 'payment.toMarketplace' },
  },
  /** The address names no receipt of the project. */
  noReceipt: {
    icon: ReceiptText,
    title: 'payment.receipt.none',
    text: 'payment.receipt.noneText',
    way: { href: paths.backlog.href(), words: 'payment.toBacklog' },
  },
  /** A session that nobody has paid: not yet, or not in time. */
  open: { icon: Clock, title: 'payment.open.title', text: 'payment.open.text', way: null },
  expired: { icon: Clock, title: 'payment.expired.title', text: 'payment.expired.text', way: again },
  cancelled: { icon: CircleSlash, title: 'payment.cancelled.title', text: 'payment.cancelled.text', way: again },
} as const;

export interface PaymentFaceProps {
  face: keyof typeof faces;
  /** Requirements that are still selected. */
  count?: number;
  /** Asks once more, where the face has no other way on. */
  check?: Pick<ButtonProps, 'isPending' | 'onPress'>;
  link?: ReactNode;
}

/** A page of the payment that has nothing to show, with the way on. */
export function PaymentFace({ face, count = 0, check, link }: PaymentFaceProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { icon, title, text, way } = faces[face];
  return (
    <EmptyState
      icon={icon}
      headingLevel={1}
      size="lg"
      title={t(title)}
      text={t(text, { count, formatted: number(count) })}
      action={
        way === null ? (
          <Button variant="primary" {...check}>
            {t('payment.open.action')}
          </Button>
        ) : (
          <ButtonLink href={way.href} variant="primary">
            {t(way.words)}
          </ButtonLink>
        )
      }
      link={link}
    />
  );
}

/** The box of a receipt. */
export const ReceiptSkeleton = () => (
  <Paper as="div">
    <Skeleton width="40%" />
    <Skeleton shape="rows" count={4} />
  </Paper>
);

/** The boxes of the form and of the order. */
export function PaymentSkeleton() {
  const isBeside = useIsFrom('md');
  const button = <Skeleton shape="box" height="44px" />;
  return (
    <Columns>
      <div>
        {button}
        <Form as="div">
          {[1, 2, 3].map((part) => (
            <Section as="div" key={part}>
              <Skeleton count={2} width="60%" />
            </Section>
          ))}
        </Form>
      </div>
      {isBeside ? (
        <OrderFrame as="div">
          <header>
            <Skeleton width="120px" />
          </header>
          <div>
            <Skeleton shape="rows" count={5} />
            {button}
          </div>
        </OrderFrame>
      ) : null}
    </Columns>
  );
}
