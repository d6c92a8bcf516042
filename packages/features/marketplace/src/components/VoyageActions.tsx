import { paths } from '@quarterdeck/contract';
import type { SelectionSummary } from '@quarterdeck/contract/rules/selection';
import { formOf, useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency } from '@quarterdeck/data/visit/useSelection';
import { useTranslation } from '@quarterdeck/i18n';
import { Alert } from '@quarterdeck/ui/Alert';
import { Button } from '@quarterdeck/ui/Button';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useLocation } from '@quarterdeck/ui/router';
import { ArrowRight, ListPlus } from 'lucide-react';
import { useId } from 'react';
import { useCheckout } from '../queries/useCheckout';
import { useDiscard } from './useDiscard';
import { Foot, Total } from './Voyage.styles';

/** The total and the ways on with it. */
export function VoyageActions({ selection }: { selection: SelectionSummary }) {
  const { t } = useTranslation();
  const { moneyMinor } = useMeasures();
  const currency = useCurrency();
  const { search } = useLocation();
  const discard = useDiscard();
  const { checkOut, isAdding, hasFailed } = useCheckout();
  const reasonId = useId();
  const { lines, totalMinor, hasUnpriced } = selection;
  const isEmpty = lines.length === 0;
  const isFree = !isEmpty && totalMinor === 0;
  return (
    <Foot>
      <Total>
        <span>{t('marketplace.voyage.total')}</span>
        <strong>{moneyMinor(totalMinor, currency, formOf(lines.map(({ price }) => price)))}</strong>
      </Total>
      {hasUnpriced ? <p data-part="note">{t('marketplace.voyage.unpriced')}</p> : null}
      {hasFailed ? (
        <Alert
          tone="danger"
          isAnnounced
          title={t('marketplace.addFailed.title')}
          actions={
            <Button size="sm" isPending={isAdding} onPress={() => void checkOut()}>
              {t('kit.retry')}
            </Button>
          }
        >
          {t('marketplace.addFailed.text')}
        </Alert>
      ) : null}
      <Button
        variant="primary"
        size="lg"
        isFullWidth
        {...(isFree ? { icon: ListPlus } : { trailingIcon: ArrowRight })}
        isDisabled={isEmpty}
        isPending={isAdding}
        {...(isEmpty ? { 'aria-describedby': reasonId } : {})}
        onPress={() => void checkOut()}
      >
        {t(isFree ? 'marketplace.voyage.add' : 'marketplace.voyage.checkOut')}
      </Button>
      {isEmpty ? (
        <p data-part="note" id={reasonId}>
          {t('marketplace.voyage.emptyReason')}
        </p>
      ) : (
        <div data-part="more">
          <ButtonLink href={`${paths.quote.href()}${search}`} variant="ghost" size="sm">
            {t('marketplace.voyage.quote')}
          </ButtonLink>
          <Button variant="ghost" size="sm" isDisabled={isAdding} onPress={discard}>
            {t('marketplace.voyage.discard')}
          </Button>
        </div>
      )}
    </Foot>
  );
}
