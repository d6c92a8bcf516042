import { backlogWith } from '@quarterdeck/contract/rules/backlogAddress';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { Button } from '@quarterdeck/ui/Button';
import { Icon } from '@quarterdeck/ui/Icon';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { CircleCheck, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CrewNote } from './CrewNote';
import { OtherTotalAlert, type OtherTotalAlertProps } from './OtherTotalAlert';
import { PaymentSteps } from './PaymentSteps';
import { Ways, Welcome } from './Receipt.styles';
import { ReceiptSheet } from './ReceiptSheet';

export type PaidReceiptProps = OtherTotalAlertProps;

/** The end of the way: what was paid, when the crew begins, and the ways on. */
export function PaidReceipt({ receipt, agreedMinor }: PaidReceiptProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const heading = useRef<HTMLHeadingElement>(null);
  // The page took the place of the form, with the button that had the focus.
  useEffect(() => heading.current?.focus(), []);
  const count = receipt.lines.length;
  return (
    <>
      <Welcome>
        <PaymentSteps current={null} />
        <div data-part="paid">
          <h1 ref={heading} tabIndex={-1}>
            <Icon icon={CircleCheck} size="xl" />
            {t('payment.success.heading')}
          </h1>
          <p>{t('payment.success.text', { count, formatted: number(count) })}</p>
        </div>
        <OtherTotalAlert receipt={receipt} agreedMinor={agreedMinor} />
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
