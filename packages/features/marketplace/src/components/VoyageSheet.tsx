import { paths } from '@quarterdeck/contract';
import { useMeasures } from '@quarterdeck/data/visit/useMeasures';
import { useCurrency, useRequirementMap } from '@quarterdeck/data/visit/useSelection';
import { useFormats, useTranslation } from '@quarterdeck/i18n';
import { BottomSheet, SheetBody, type Detent } from '@quarterdeck/ui/BottomSheet';
import { Button } from '@quarterdeck/ui/Button';
import { docked } from '@quarterdeck/ui/dock';
import { ButtonLink } from '@quarterdeck/ui/Link';
import { useLocation } from '@quarterdeck/ui/router';
import { Stack } from '@quarterdeck/ui/Stack';
import { Text } from '@quarterdeck/ui/Text';
import { token } from '@quarterdeck/ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useCheckoutWithMessage } from '../queries/useCheckout';
import { useDiscard } from './useDiscard';
import { SheetSpace } from './Marketplace.styles';
import { VoyageLines, VoyageNeeds, type VoyageProps } from './VoyageLines';
import { VoyageMeter } from './VoyageMeter';

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
  const { checkOut, isAdding } = useCheckoutWithMessage();
  const [detent, setDetent] = useState<Detent>('peek');
  const { lines, plannedDays, overDays, totalMinor, hasUnpriced } = selection;
  const count = lines.length;
  const { data } = useRequirementMap();
  const isFree = count > 0 && totalMinor === 0;

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
        <Peek ref={docked}>
          <div>
            <Text as="strong" variant="metric-md" isNumeric>
              {moneyMinor(totalMinor, currency)}
            </Text>
            <Text variant="caption" tone={overDays > 0 ? 'warning' : 'secondary'} isNumeric>
              {count === 0
                ? t('marketplace.voyage.empty')
                : t('marketplace.voyage.peek', {
                    count,
                    formatted: number(count),
                    weeks: data === undefined || plannedDays === null ? '–' : ofTwelveWeeks(plannedDays),
                  })}
            </Text>
          </div>
          <Button
            variant="primary"
            size="lg"
            isDisabled={count === 0}
            isPending={isAdding}
            onPress={() => void checkOut()}
          >
            {t(isFree ? 'marketplace.voyage.add' : 'marketplace.voyage.checkOut')}
          </Button>
        </Peek>
        {/* Below the edge of the window nothing must take the focus. */}
        {detent === 'peek' ? null : (
          <SheetBody>
            <Stack>
              <VoyageMeter selection={selection} />
              {count === 0 ? (
                <Text as="p" variant="small">
                  {t('marketplace.voyage.emptyReason')}
                </Text>
              ) : (
                <Stack gap="3">
                  <VoyageLines selection={selection} />
                  <VoyageNeeds selection={selection} choices={choices} />
                  {hasUnpriced ? (
                    <Text as="p" variant="small">
                      {t('marketplace.voyage.unpriced')}
                    </Text>
                  ) : null}
                  <ButtonLink href={`${paths.quote.href()}${search}`}>{t('marketplace.voyage.quote')}</ButtonLink>
                  <Button variant="ghost" isDisabled={isAdding} onPress={discard}>
                    {t('marketplace.voyage.discard')}
                  </Button>
                </Stack>
              )}
            </Stack>
          </SheetBody>
        )}
      </BottomSheet>
    </>
  );
}

const Peek = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  flex: none;
  gap: ${token('space.3')};
  align-items: center;
  padding: 0 ${token('space.4')} ${token('space.3')};
  & > div {
    display: grid;
  }
  /* As wide with either of its words. */
  & > button {
    min-inline-size: 136px;
  }
`;
