import { paths } from '@quarterdeck/contract';
import type { Receipt } from '@quarterdeck/contract/entities/receipt';
import { backlogWith } from '@quarterdeck/contract/rules/backlogAddress';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { Heading, Text } from '@quarterdeck/ui/Text';
import { below, token } from '@quarterdeck/ui/tokens';
import { CircleCheck, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { differsFrom } from '../model/attempt';
import { CrewNote } from './CrewNote';
import { PaymentSteps } from './PaymentSteps';
import { ReceiptSheet } from './ReceiptSheet';

export interface PaidReceiptProps {
  receipt: Receipt;
  /** The sum to which the person agreed, in minor units; null where that is not known. */
  agreedMinor: number | null;
}

/** The end of the way: what was paid, when the crew begins, and the ways on. */
export function PaidReceipt({ receipt, agreedMinor }: PaidReceiptProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { money, moneyMinor } = useMeasures();
  const heading = useRef<HTMLHeadingElement>(null);
  // The page took the place of the form, with the button that had the focus.
  useEffect(() => heading.current?.focus(), []);
  const { lines, total, currency } = receipt;
  const count = lines.length;
  return (
    <>
      <Welcome>
        <PaymentSteps current={null} />
        <div>
          <Heading level={1} variant="title-1" ref={heading} tabIndex={-1}>
            <Icon icon={CircleCheck} size="xl" />
            {t('payment.success.heading')}
          </Heading>
          <Text as="p" variant="prose" tone="secondary">
            {t('payment.success.text', { count, formatted: number(count) })}
          </Text>
        </div>
        {/* A receipt about another sum than the person agreed to is not passed over in silence. */}
        {differsFrom(receipt, agreedMinor) ? (
          <Alert
            tone="danger"
            isAnnounced
            title={t('payment.otherTotal.title')}
            actions={
              <ButtonLink href={`${paths.help.href()}#contact`} size="sm">
                {t('payment.otherTotal.action')}
              </ButtonLink>
            }
          >
            {t('payment.otherTotal.text', {
              agreed: moneyMinor(agreedMinor, currency, 'exact'),
              paid: money(total, currency, 'exact'),
            })}
          </Alert>
        ) : null}
        <CrewNote />
        <Ways>
          <ButtonLink href={backlogWith(count)} variant="primary" size="lg">
            {t('payment.toBacklog')}
          </ButtonLink>
          <Button icon={Printer} size="lg" onPress={() => print()}>
            {t('payment.receipt.print')}
          </Button>
        </Ways>
      </Welcome>
      <ReceiptSheet receipt={receipt} level={2} />
    </>
  );
}

/** What the page says above the receipt; the paper begins with the receipt. */
const Welcome = styled.div`
  display: grid;
  gap: ${token('space.5')};
  max-inline-size: ${token('container.narrow')};
  margin: 0 auto ${token('space.8')};
  & h1 {
    display: flex;
    gap: ${token('space.3')};
    align-items: center;
    outline: none;
  }
  & h1 > svg {
    flex: none;
    color: ${token('success.text')};
  }
  & h1 + p {
    max-inline-size: 60ch;
    margin-block-start: ${token('space.2')};
  }
  @media print {
    display: none;
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  ${below('sm')} {
    & > * {
      flex: 1 1 100%;
      justify-content: center;
    }
  }
`;
