import { paths } from '@quarterdeck/contract';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency, useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { BottomSheet, SheetBody, type Detent } from '@quarterdeck/ui/BottomSheet';
import { Button } from '@quarterdeck/ui/Button';
import { docked } from '@quarterdeck/ui/dock';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useLocation } from '@quarterdeck/ui/router';
import { token } from '@quarterdeck/ui/tokens';
import { useState } from 'react';
import { useCheckout, useSayAddFailed } from '../queries/useCheckout';
import { useDiscard } from './useDiscard';
import type { VoyageProps } from './VoyageCard';
import { VoyageLines } from './VoyageLines';
import { VoyageMeter } from './VoyageMeter';
import { VoyageNeeds } from './VoyageNeeds';
import { More, Peek, SheetSpace } from './VoyageSheet.styles';

/** Between the tabs of the page and its header, which both stay in sight. */
const place = {
  insetBlockEnd: 'calc(var(--qd-bottom-bar, 0px) + env(safe-area-inset-bottom))',
  maxBlockSize: `calc(100dvh - var(--qd-bottom-bar, 0px) - env(safe-area-inset-bottom) - ${token('header.default')} - 8px)`,
};
const detents: readonly Detent[] = ['peek', 'half', 'full'];

/** The voyage where it does not stand beside the list: a line at the lower edge that is drawn up. */
export function VoyageSheet({ selection, choices }: VoyageProps) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const { moneyMinor, ofTwelveWeeks } = useMeasures();
  const currency = useCurrency();
  const { search } = useLocation();
  const discard = useDiscard();
  const { checkOut, isAdding } = useCheckout();
  const sayFailed = useSayAddFailed();
  const [detent, setDetent] = useState<Detent>('peek');
  const { lines, plannedDays, overDays, totalMinor, hasUnpriced } = selection;
  const count = lines.length;
  const { data } = useRequirementMap();
  const isFree = count > 0 && totalMinor === 0;

  const handleCheckOut = async () => {
    if (!(await checkOut())) sayFailed(() => void handleCheckOut());
  };
  const handleDetentChange = (next: Detent) => {
    setDetent(next);
    if (next !== 'peek') choices.closeMessage();
  };
  return (
    <>
      <SheetSpace aria-hidden />
      <BottomSheet
        isOpen
        onOpenChange={() => undefined}
        isModal={false}
        detents={detents}
        onDetentChange={handleDetentChange}
        aria-label={t('marketplace.voyage.title')}
        style={place}
      >
        <Peek ref={docked} data-over={overDays > 0 || undefined}>
          <div>
            <strong>{moneyMinor(totalMinor, currency)}</strong>
            <span>
              {count === 0
                ? t('marketplace.voyage.empty')
                : t('marketplace.voyage.peek', {
                    count,
                    formatted: number(count),
                    weeks: data === undefined || plannedDays === null ? '–' : ofTwelveWeeks(plannedDays),
                  })}
            </span>
          </div>
          <Button
            variant="primary"
            size="lg"
            isDisabled={count === 0}
            isPending={isAdding}
            onPress={() => void handleCheckOut()}
          >
            {t(isFree ? 'marketplace.voyage.add' : 'marketplace.voyage.checkOut')}
          </Button>
        </Peek>
        {/* Below the edge of the window nothing must take the focus. */}
        {detent === 'peek' ? null : (
          <SheetBody>
            <VoyageMeter {...selection} />
            {count === 0 ? (
              <More>
                <p>{t('marketplace.voyage.emptyReason')}</p>
              </More>
            ) : (
              <More>
                <VoyageLines lines={lines} />
                <VoyageNeeds lines={lines} choices={choices} />
                {hasUnpriced ? <p>{t('marketplace.voyage.unpriced')}</p> : null}
                <ButtonLink href={`${paths.quote.href()}${search}`}>{t('marketplace.voyage.quote')}</ButtonLink>
                <Button variant="ghost" isDisabled={isAdding} onPress={discard}>
                  {t('marketplace.voyage.discard')}
                </Button>
              </More>
            )}
          </SheetBody>
        )}
      </BottomSheet>
    </>
  );
}
